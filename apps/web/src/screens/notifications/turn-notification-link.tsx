import { onlineText } from "../../text/online-text.ts";

/** A link to the notifications, for a person who is about to wait. */
export function TurnNotificationLink() {
  return (
    <p class="quiet turn-offer">
      <a class="lone-link" href="/account/notifications">
        {onlineText.value.absences.notifyMe}
      </a>
    </p>
  );
}
