import type { Seat } from "@sofala/engine";
import type { SeatView } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import type { Models } from "../table-models.ts";
import type { TableModel } from "../table-model.ts";
import { useDraft } from "../use-draft.ts";
import { Changes } from "./changes.tsx";
import { Choice, ChoiceList } from "./choice.tsx";
import { Main, StepFrame } from "./step-frame.tsx";
import { ROUNDS, effectsOf, judgesOf, neededVotes, takenFrom, votersFor } from "./vote-outcome.ts";
import { Waiting } from "./waiting.tsx";

/** Who of those tied is struck: the judges vote, openly, and may think again. */
export function VoteStep({ models }: { readonly models: Models }) {
  const { table } = models;
  const { game, steps } = mediterraneanWords.value;
  const { vote: text } = steps;
  const wanted = useDraft(table, "vote", undefined, restoreVote);
  const view = table.view.value;
  const me = table.me.value;
  const { strike } = view;
  if (strike === undefined) return <Waiting models={models} />;
  const calamity = game.calamity(strike.calamity);
  const votes = <Votes models={models} chosen={undefined} onChoose={undefined} />;
  if (me === undefined) return <Waiting models={models}>{votes}</Waiting>;
  if (strike.tied.includes(me))
    return (
      <Waiting models={models} decided={text.tied(calamity)}>
        {votes}
      </Waiting>
    );
  const cast = strike.votes[me] ?? undefined;
  const chosen = wanted.value ?? cast;
  const isNew = chosen !== undefined && chosen !== cast;
  const nameOf = (seat: Seat) => table.names[seat] ?? "";
  return (
    <StepFrame
      models={models}
      prompt={cast === undefined ? text.prompt(calamity) : steps.waits(view.toAct.map(nameOf))}
      main={
        (isNew || cast === undefined) && (
          <Main
            name={chosen === undefined ? steps.pick : text.confirm(nameOf(chosen))}
            isDisabled={chosen === undefined || table.isSending.value}
            onPress={() => {
              if (chosen !== undefined) void table.decide({ kind: "vote", victim: chosen });
            }}
          />
        )
      }
    >
      {cast !== undefined && <p class="note">{text.voted(nameOf(cast))}</p>}
      <Votes
        models={models}
        chosen={chosen}
        onChoose={(seat) => {
          wanted.value = seat;
        }}
      />
    </StepFrame>
  );
}

const restoreVote = (kept: unknown, { view }: TableModel): Seat | undefined =>
  view.peek().strike?.tied.find((seat) => seat === kept);

interface VotesProps {
  readonly models: Models;
  readonly chosen: Seat | undefined;
  /** None for those who do not vote. */
  readonly onChoose: ((seat: Seat) => void) | undefined;
}

/** Those tied, what would be taken from them, and who is for whom. */
function Votes({ models: { table }, chosen, onChoose }: VotesProps) {
  const { game, steps } = mediterraneanWords.value;
  const { vote: text } = steps;
  const view = table.view.value;
  const { strike } = view;
  if (strike === undefined) return undefined;
  const edition = table.edition.value;
  const effects = effectsOf(edition, view.turn, strike);
  const judges = judgesOf(view, strike).length;
  return (
    <>
      <p class="note notes">
        <span>{text.losses(game.losses(effects))}</span>
        <span>{text.round(strike.round, ROUNDS, neededVotes(judges))}</span>
        {judges > 1 && <span>{text.penalty(edition.rules.indecisionPenaltyVp.value)}</span>}
      </p>
      <ChoiceList>
        {strike.tied.map((seat) => {
          const voters = votersFor(strike, seat);
          const changes = takenFrom(table.seatAt(seat), effects);
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
              <span class="note figures">{stakeOf(table.seatAt(seat))}</span>
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

/** What somebody has that voters look at. */
function stakeOf({ vp, money }: SeatView): string {
  const { change, shop } = mediterraneanWords.value.steps;
  const points = vp === undefined ? [] : [`${vp} ${change.name.vp}`];
  return [...points, shop.price(money)].join(" · ");
}
