import { useSignal } from "@preact/signals";
import type { PersonReference, RelationshipAction } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import type { Failure } from "../api-failure.ts";
import { currentPerson } from "../online/current-person.ts";
import { Portal } from "../ui/portal.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Popover } from "../ui/popover.tsx";
import { peopleText, usePeopleText } from "../text/people-text.ts";
import { onlineText, useOnlineText } from "../text/online-text.ts";
import { BlockDialog } from "./block-dialog.tsx";
import { loadRelationships, relationshipWith, updateRelationship } from "./my-relationships.ts";
import "./person-menu.css";
import { ReportPersonDialog, type ReportContext } from "./report-person-dialog.tsx";

interface Props {
  readonly person: PersonReference;
  /** The table or message that a report would be about. */
  readonly reportContext?: ReportContext;
  /** On the profile there is no link to it. */
  readonly isOnProfile?: boolean;
}

/** What can be done about another person; nothing for visitors without a session, oneself and deleted people. */
export function PersonMenu(props: Props) {
  const isTextLoaded = [usePeopleText(), useOnlineText()].every(Boolean);
  const me = currentPerson.value?.ok === true ? currentPerson.value.value : undefined;
  const { id, name } = props.person;
  const isShown = isTextLoaded && me !== undefined && me.id !== id && name !== "";
  return isShown ? <Menu {...props} /> : undefined;
}

function Menu({ person, reportContext = {}, isOnProfile = false }: Props) {
  const dialog = useSignal<"block" | "report" | undefined>(undefined);
  const { menu: text } = peopleText.value;
  const close = () => {
    dialog.value = undefined;
  };
  return (
    <>
      <Popover
        button={<Icon name="more" />}
        label={text.button(person.name)}
        buttonClass="button plain person-menu-button"
        align="end"
      >
        {(shut) => (
          <MenuItems
            person={person}
            isOnProfile={isOnProfile}
            onAsk={(action) => {
              shut();
              dialog.value = action;
            }}
          />
        )}
      </Popover>
      {dialog.value !== undefined && (
        <Portal>
          {dialog.value === "block" ? (
            <BlockDialog person={person} onClose={close} />
          ) : (
            <ReportPersonDialog person={person} context={reportContext} onClose={close} />
          )}
        </Portal>
      )}
    </>
  );
}

interface MenuItemsProps {
  readonly person: PersonReference;
  readonly isOnProfile: boolean;
  readonly onAsk: (action: "block" | "report") => void;
}

function MenuItems({ person: { id, name }, isOnProfile, onAsk }: MenuItemsProps) {
  const { menu: text } = peopleText.value;
  const failure = useSignal<Failure | undefined>(undefined);
  useEffect(() => {
    void loadRelationships();
  }, []);
  const change = async (action: RelationshipAction) => {
    failure.value = await updateRelationship(id, action);
  };
  const item = (icon: IconName, label: string, act: () => void) => (
    <button type="button" class="button plain" onClick={act}>
      <Icon name={icon} />
      {label}
    </button>
  );
  const tie = relationshipWith(id);
  return (
    <div class="person-menu">
      {!isOnProfile && (
        <a class="button plain" href={`/player/${id}`}>
          <Icon name="person" />
          {text.profile}
        </a>
      )}
      {tie === "none" && item("plus", text.sendRequest, () => void change("request"))}
      {tie === "asks" && item("check", text.acceptRequest, () => void change("accept"))}
      {tie === "blocked"
        ? item("check", text.unblock, () => void change("unblock"))
        : item("close", text.block, () => onAsk("block"))}
      {item("report", text.report, () => onAsk("report"))}
      <p role="status" class="quiet">
        {tie === "friend" && text.alreadyFriend(name)}
        {tie === "requested" && text.requestSent(name)}
        {tie === "blocked" && text.alreadyBlocked(name)}
      </p>
      <p role="alert" class="problem">
        {failure.value !== undefined && onlineText.value.problem(failure.value)}
      </p>
    </div>
  );
}
