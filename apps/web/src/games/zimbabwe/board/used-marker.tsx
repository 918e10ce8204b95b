/** Two ribbons, woven and crossed, over a resource that was used; a knot says that it was used twice. */
export const WovenCross = ({ uses }: { readonly uses: number }) => (
  <g fill="none" stroke-linecap="round">
    {["M7 7l34 34", "M41 7L7 41"].map((way) => (
      <g key={way}>
        <path d={way} stroke="var(--used-rim)" stroke-width="6" />
        <path d={way} stroke="var(--used)" stroke-width="3.6" />
        <path
          d={way}
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
