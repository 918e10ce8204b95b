import type { Seat } from "@sofala/engine";
import type { SeatView } from "@sofala/mediterranean";
import { allMediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { TableModels } from "../table-models.ts";
import type { TableModel } from "../table-model.ts";
import { useDraft } from "../use-draft.ts";
import { Changes } from "./changes.tsx";
import { Choice, ChoiceList } from "./choice.tsx";
import { MainButton, StepFrame } from "./step-frame.tsx";
import {
  VOTING_ROUNDS,
  calamityEffects,
  judgesOf,
  neededVotes,
  certainLosses,
  votersFor,
} from "./vote-outcome.ts";
import { Waiting } from "./waiting.tsx";

/** The judges vote openly which of the tied seats is struck; votes can be changed. */
export function VoteStep({ models }: { readonly models: TableModels }) {
  const { table } = models;
  const { sentences, steps } = allMediterraneanText.value;
  const { vote: text } = steps;
  const selected = useDraft(table, "vote", undefined, restoreVote);
  const view = table.view.value;
  const me = table.me.value;
  const { strike } = view;
  if (strike === undefined) return <Waiting models={models} />;
  const calamity = sentences.calamity(strike.calamity);
  const votes = <VoteChoices models={models} chosen={undefined} onChoose={undefined} />;
  if (me === undefined) return <Waiting models={models}>{votes}</Waiting>;
  if (strike.tied.includes(me))
    return (
      <Waiting models={models} decisionText={text.youAreTied(calamity)}>
        {votes}
      </Waiting>
    );
  const cast = strike.votes[me] ?? undefined;
  const chosen = selected.value ?? cast;
  const isNew = chosen !== undefined && chosen !== cast;
  const nameOf = (seat: Seat) => table.names[seat] ?? "";
  return (
    <StepFrame
      models={models}
      prompt={cast === undefined ? text.prompt(calamity) : steps.waitingFor(view.toAct.map(nameOf))}
      mainAction={
        (isNew || cast === undefined) && (
          <MainButton
            name={chosen === undefined ? steps.pick : text.confirm(nameOf(chosen))}
            isDisabled={chosen === undefined || table.isSending.value}
            onPress={() => {
              if (chosen !== undefined) void table.play({ kind: "vote", victim: chosen });
            }}
          />
        )
      }
    >
      {cast !== undefined && <p class="note">{text.voted(nameOf(cast))}</p>}
      <VoteChoices
        models={models}
        chosen={chosen}
        onChoose={(seat) => {
          selected.value = seat;
        }}
      />
    </StepFrame>
  );
}

const restoreVote = (stored: unknown, { view }: TableModel): Seat | undefined =>
  view.peek().strike?.tied.find((seat) => seat === stored);

interface VoteChoicesProps {
  readonly models: TableModels;
  readonly chosen: Seat | undefined;
  /** Undefined for those who do not vote. */
  readonly onChoose: ((seat: Seat) => void) | undefined;
}

/** The tied seats with their losses and votes. */
function VoteChoices({ models: { table }, chosen, onChoose }: VoteChoicesProps) {
  const { sentences, steps } = allMediterraneanText.value;
  const { vote: text } = steps;
  const view = table.view.value;
  const { strike } = view;
  if (strike === undefined) return undefined;
  const edition = table.edition.value;
  const effects = calamityEffects(edition, view.turn, strike);
  const judges = judgesOf(view, strike).length;
  return (
    <>
      <p class="note notes">
        <span>{text.losses(sentences.losses(effects))}</span>
        <span>{text.round(strike.round, VOTING_ROUNDS, neededVotes(judges))}</span>
        {judges > 1 && <span>{text.penalty(edition.rules.indecisionPenaltyVp.value)}</span>}
      </p>
      <ChoiceList>
        {strike.tied.map((seat) => {
          const voters = votersFor(strike, seat);
          const changes = certainLosses(table.seatAt(seat), effects);
          return (
            <Choice
              key={seat}
              name={table.names[seat] ?? ""}
              icon={<SeatBadge seat={seat} />}
              facts={voters.map((voter) => (
                <SeatBadge key={voter} seat={voter} />
              ))}
              isChosen={chosen === seat}
              isDisabled={onChoose === undefined}
              onChoose={() => onChoose?.(seat)}
            >
              <span class="note figures">{holdingsText(table.seatAt(seat))}</span>
              {changes.length > 0 && <Changes edition={edition} changes={changes} />}
              <span class="note">
                {text.votes(voters.map((voter) => table.names[voter] ?? ""))}
              </span>
            </Choice>
          );
        })}
      </ChoiceList>
    </>
  );
}

/** A seat's points and money. */
function holdingsText({ vp, money }: SeatView): string {
  const { change, shop } = allMediterraneanText.value.steps;
  const points = vp === undefined ? [] : [`${vp} ${change.name.vp}`];
  return [...points, shop.price(money)].join(" · ");
}
