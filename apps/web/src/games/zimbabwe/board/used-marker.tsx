/** Two crossed ribbons over a used resource; a knot means that it was used twice. */
export const UsedMarker = ({ uses }: { readonly uses: number }) => (
  <g fill="none" stroke-linecap="round">
    {["M7 7l34 34", "M41 7L7 41"].map((ribbon) => (
      <g key={ribbon}>
        <path d={ribbon} stroke="var(--used-rim)" stroke-width="6" />
        <path d={ribbon} stroke="var(--used)" stroke-width="3.6" />
        <path
          d={ribbon}
          stroke="var(--used-rim)"
          stroke-width="3.6"
          stroke-dasharray="1 4.2"
          stroke-linecap="butt"
        />
      </g>
    ))}
    {uses > 1 && (
      <>
        <circle
          cx="24"
          cy="24"
          r="8"
          fill="var(--used-rim)"
          stroke="var(--used)"
          stroke-width="2"
        />
        <path d="M21 20v8M27 20v8" stroke="var(--used)" stroke-width="3.2" />
      </>
    )}
  </g>
);
