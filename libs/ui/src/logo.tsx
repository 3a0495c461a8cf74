/** The logo, equal to the favicon: a sunrise in an arch. */
export function Logo() {
  return (
    <svg width="28" height="28" viewBox="2 2 28 28" aria-hidden="true">
      <clipPath id="arch">
        <path d="M3 16a13 13 0 0 1 26 0v9a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z" />
      </clipPath>
      <g clipPath="url(#arch)">
        <path fill="#E59F5C" d="M0 0h32v32H0z" />
        <circle cx="16" cy="18" r="6" fill="#FFF4DA" />
        <path fill="#2F5D50" d="M0 22.5c6-4 11-3 16-1s10 2 16-2v12H0z" />
      </g>
    </svg>
  );
}
