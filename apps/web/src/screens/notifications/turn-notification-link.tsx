import { online } from "../../text/online-text.ts";

/** The way to be told of one's turn, for who is about to wait. */
export function TurnOffer() {
  return (
    <p class="quiet turn-offer">
      <a class="lone-link" href="/account/notifications">
        {online.value.rest.tellMe}
      </a>
    </p>
  );
}
