/** Paths in a square of 24, with round line ends. */
const PATHS = {
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.5l5 5L19 7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  "chevron-up": "M6 15l6-6 6 6",
  "chevron-down": "M6 9l6 6 6-6",
  "chevron-left": "M15 6l-6 6 6 6",
  "chevron-right": "M9 6l6 6-6 6",
  players:
    "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c0-4 2.700-6.500 6.500-6.500s6.500 2.500 6.500 6.500M16 4.500a3.500 3.500 0 0 1 0 6.300M18 14c2.300.8 3.500 2.900 3.500 6",
  person: "M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 21c0-4.500 3-7 7.500-7s7.500 2.500 7.500 7",
  bot: "M12 4v3M6 7h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2zM9 12v1.500M15 12v1.500M1.500 11.500v3M22.500 11.500v3",
  log: "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4",
  gods: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M4.900 4.900l1.800 1.800M17.300 17.300l1.800 1.800M4.900 19.100l1.800-1.800M17.300 6.700l1.800-1.800",
  cards: "M9 3h11v14H9zM5 7v14h11",
  crafts: "M13.500 6.500l4 4M4 20L14 10M12 5l4-2 5 5-2 4-3-1-3-3z",
  order:
    "M10 6h10M10 12h10M10 18h10M4.500 4.500L5.500 4v4M4 11h2l-2 3h2M4 16.500h2l-1 1.500c1 0 1.300.5 1.300 1 0 .8-1.300 1.300-2.300.6",
  eye: "M2 12c2.500-4.500 6-6.500 10-6.500s7.500 2 10 6.500c-2.500 4.500-6 6.500-10 6.500S4.500 16.500 2 12zM12 9.200a2.800 2.800 0 1 0 0 5.600 2.800 2.800 0 0 0 0-5.600z",
  now: "M5 5l8 7-8 7zM18 5v14",
  settings:
    "M4 7h9M17 7h3M15 4.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM4 17h3M11 17h9M9 14.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  rules:
    "M12 6.500C10 5 7 4.500 3 5v13.500c4-.5 7 0 9 1.500 2-1.500 5-2 9-1.500V5c-4-.5-7 0-9 1.500zM12 6.500V20",
  keys: "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17 14h.01M7 14h6",
  download: "M12 3v12M7 10.500l5 5 5-5M4 20h16",
  report: "M5 21V4M5 4c5-2.500 9 2.500 14 0v10c-5 2.500-9-2.500-14 0",
  leave: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  victory:
    "M12 3l2.700 5.700 6.300.8-4.600 4.300 1.200 6.200-5.600-3.100L6.400 20l1.200-6.200L3 9.500l6.300-.8z",
  flag: "M6 21V4h12l-3 4.500L18 13H6",
  dice: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01",
  link: "M10 14a4.500 4.500 0 0 0 6.400 0l3.200-3.200a4.500 4.500 0 0 0-6.400-6.400L12 5.600M14 10a4.500 4.500 0 0 0-6.400 0l-3.200 3.200a4.500 4.500 0 0 0 6.400 6.400l1.200-1.200",
  open: "M3 7v12h16l2.500-9H6l-3 9M3 7V5h6l2 2h7v3",
  pencil: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  bin: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6",
  more: "M12 5h.01M12 12h.01M12 19h.01",
  play: "M7 4l12 8-12 8z",
  pause: "M8 5v14M16 5v14",
  first: "M19 6l-7 6 7 6M6 5v14",
  last: "M5 6l7 6-7 6M18 5v14",
  "turn-back": "M12 6l-6 6 6 6M19 6l-6 6 6 6",
  "turn-on": "M12 6l6 6-6 6M5 6l6 6-6 6",
  analysis: "M4 4v16h16M8 15l3.500-4.500 3 2.500L20 6.500",
  chat: "M4 5h16v11H10l-4.500 4v-4H4zM8 9h8M8 12h5",
  sound:
    "M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9.200a4 4 0 0 1 0 5.600M18 6.500a8 8 0 0 1 0 11",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.500V12l3 2.500",
  fork: "M6 4v6a4 4 0 0 0 4 4h8M14 10l4 4-4 4",
} as const;

export type IconName = keyof typeof PATHS;

interface Props {
  readonly name: IconName;
  readonly size?: string;
}

/** An icon in the colour of the text around it; a text beside it must say the same. */
export function Icon({ name, size = "1.25em" }: Props) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A size in CSS; a number is in pixels of a window of 1920 by 1080, and grows with larger ones. */
export const iconSize = (size: number | string): string =>
  typeof size === "number" ? `${size / 16}rem` : size;
