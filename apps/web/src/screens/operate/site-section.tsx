import { useSignal } from "@preact/signals";
import type { SiteStatus } from "@sofala/protocol";
import { readSiteStatus } from "../../online/operator-api.ts";
import { FiguresTable } from "../../table/end/figures-table.tsx";
import { appText } from "../../text/app-text.ts";
import { dateLocale, dateTimeText } from "../../text/date-text.ts";
import { onlineText } from "../../text/online-text.ts";
import { operateText } from "../../text/people-text.ts";
import { Segments } from "../../ui/segments.tsx";
import { useLoaded } from "../../use-loaded.ts";
import {
  newestOf,
  PLOT_SIZE,
  plotPath,
  samplesByRow,
  SITE_FIGURES,
  summaryOf,
  type SiteFigure,
} from "./site-figures.ts";

type Over = "day" | "month";

/** How the site is doing: the servers that run, and figures with plots over a day or a month. */
export function SiteSection() {
  const text = operateText.value.site;
  const over = useSignal<Over>("day");
  const loaded = useLoaded(
    async () => ({ over: over.peek(), status: await readSiteStatus(over.peek()) }),
    over.value,
  );
  return (
    <section class="panel site">
      <div class="site-head">
        <h2>{text.title}</h2>
        <Segments
          legend={text.over}
          isLegendHidden
          value={over.value}
          choices={[
            ["day", text.day],
            ["month", text.month],
          ]}
          onChoose={(each) => (over.value = each)}
        />
      </div>
      {loaded?.status.ok === false && (
        <p role="alert" class="warning">
          {onlineText.value.problem(loaded.status.error)}
        </p>
      )}
      {loaded?.status.ok === true && (
        <SiteFigures status={loaded.status.value} over={loaded.over} />
      )}
    </section>
  );
}

interface Props {
  readonly status: SiteStatus;
  readonly over: Over;
}

function SiteFigures({ status, over }: Props) {
  const text = operateText.value.site;
  const figures = SITE_FIGURES.filter(
    (figure) => figure.name !== "disk" || newestOf(figure, status.samples) !== undefined,
  );
  return (
    <>
      <p class="quiet">
        {text.servers(versionsOf(status))} {text.span[over]}
      </p>
      <dl class="site-figures">
        {figures.map((figure) => (
          <FigureCard key={figure.name} figure={figure} status={status} over={over} />
        ))}
      </dl>
      <FiguresTable title={text.table[over]} hint={text.tableHint}>
        <thead>
          <tr>
            <th scope="col">{text.time}</th>
            {figures.map(({ name }) => (
              <th key={name} scope="col">
                {text.figures[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...samplesByRow(status, over)].map(([at, samples]) => (
            <tr key={at}>
              <th scope="row">{over === "day" ? dateTimeText(at, "medium") : dayText(at)}</th>
              {figures.map((figure) => (
                <td key={figure.name}>{valueText(figure, summaryOf(figure, samples))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </>
  );
}

interface CardProps extends Props {
  readonly figure: SiteFigure;
}

/** A figure now, its highest value, and its plot. */
function FigureCard({ figure, status, over }: CardProps) {
  const text = operateText.value.site;
  const { samples } = status;
  const summary = valueText(figure, summaryOf(figure, samples));
  const size = samples.at(-1)?.diskTotalBytes;
  const note = () => {
    if (figure.isCount === true) return text.total[over];
    if (figure.name === "disk" && size !== undefined) return text.of(valueText(figure, size));
    return text.highest(summary);
  };
  return (
    <div>
      <dt>{text.figures[figure.name]}</dt>
      <dd>
        <strong class="figures">
          {figure.isCount === true ? summary : valueText(figure, newestOf(figure, samples))}
        </strong>{" "}
        <span class="quiet">{note()}</span>
      </dd>
      <dd aria-hidden="true">
        <svg viewBox={`0 -3 ${PLOT_SIZE.width} ${PLOT_SIZE.height + 6}`} preserveAspectRatio="none">
          <path d={plotPath(figure, status)} vector-effect="non-scaling-stroke" />
        </svg>
      </dd>
    </div>
  );
}

const valueText = ({ format }: SiteFigure, value: number | undefined): string =>
  value === undefined ? "–" : format(value, appText.value.tag);

const dayText = (at: number): string =>
  new Intl.DateTimeFormat(dateLocale(), { dateStyle: "medium" }).format(at);

/** How many servers run which version. */
function versionsOf({ nodes }: SiteStatus): readonly (readonly [version: string, count: number])[] {
  const { olderVersion } = operateText.value.site;
  const byVersion = Map.groupBy(nodes, ({ version }) => version ?? olderVersion);
  return [...byVersion].map(([version, servers]) => [version, servers.length]);
}
