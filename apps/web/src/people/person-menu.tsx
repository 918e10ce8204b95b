import { useSignal } from "@preact/signals";
import type { PersonReference, RelationshipAction } from "@sofala/protocol";
import { useEffect } from "preact/hooks";
import type { Failure } from "../online/api-client.ts";
import { who } from "../online/current-person.ts";
import { AtBody } from "../ui/portal.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { Popover } from "../ui/popover.tsx";
import { company, useCompanyWords } from "../text/people-text.ts";
import { online, useOnlineWords } from "../text/online-text.ts";
import { BlockDialog } from "./block-dialog.tsx";
import { lookAtCompany, tieTo, wishFor } from "./my-relationships.ts";
import "./person-menu.css";
import { ReportDialog, type Reported } from "./report-person-dialog.tsx";

interface Props {
  readonly person: PersonReference;
  /** What a report from here would be about. */
  readonly at?: Reported;
  /** Where the profile is looked at already, no way to it is shown. */
  readonly isOnProfile?: boolean;
}

/** What can be done about somebody else; nothing, for strangers, about oneself, and about who is gone. */
export function PersonMenu(props: Props) {
  const hasWords = [useCompanyWords(), useOnlineWords()].every(Boolean);
  const me = who.value?.ok === true ? who.value.value : undefined;
  const { id, name } = props.person;
  const isShown = hasWords && me !== undefined && me.id !== id && name !== "";
  return isShown ? <Menu {...props} /> : undefined;
}

function Menu({ person, at = {}, isOnProfile = false }: Props) {
  const asking = useSignal<"block" | "report" | undefined>(undefined);
  const { menu: text } = company.value;
  const close = () => {
    asking.value = undefined;
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
          <Choices
            person={person}
            isOnProfile={isOnProfile}
            onAsk={(what) => {
              shut();
              asking.value = what;
            }}
          />
        )}
      </Popover>
      {asking.value !== undefined && (
        <AtBody>
          {asking.value === "block" ? (
            <BlockDialog person={person} onClose={close} />
          ) : (
            <ReportDialog person={person} at={at} onClose={close} />
          )}
        </AtBody>
      )}
    </>
  );
}

interface ChoicesProps {
  readonly person: PersonReference;
  readonly isOnProfile: boolean;
  readonly onAsk: (what: "block" | "report") => void;
}

function Choices({ person: { id, name }, isOnProfile, onAsk }: ChoicesProps) {
  const { menu: text } = company.value;
  const failure = useSignal<Failure | undefined>(undefined);
  useEffect(() => {
    void lookAtCompany();
  }, []);
  const wish = async (what: RelationshipAction) => {
    failure.value = await wishFor(id, what);
  };
  const item = (icon: IconName, label: string, act: () => void) => (
    <button type="button" class="button plain" onClick={act}>
      <Icon name={icon} />
      {label}
    </button>
  );
  const tie = tieTo(id);
  return (
    <div class="person-menu">
      {!isOnProfile && (
        <a class="button plain" href={`/player/${id}`}>
          <Icon name="person" />
          {text.profile}
        </a>
      )}
      {tie === "none" && item("plus", text.ask, () => void wish("request"))}
      {tie === "asks" && item("check", text.accept, () => void wish("accept"))}
      {tie === "blocked"
        ? item("check", text.unblock, () => void wish("unblock"))
        : item("close", text.block, () => onAsk("block"))}
      {item("report", text.report, () => onAsk("report"))}
      <p role="status" class="quiet">
        {tie === "friend" && text.isFriend(name)}
        {tie === "requested" && text.isAsked(name)}
        {tie === "blocked" && text.isBlocked(name)}
      </p>
      <p role="alert" class="problem">
        {failure.value !== undefined && online.value.problem(failure.value)}
      </p>
    </div>
  );
}
