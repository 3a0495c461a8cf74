/** The brand's mark: an arch with first light in it. */
export function DawnMark() {
  return (
    <svg width="24" height="26" viewBox="0 0 24 26" aria-hidden="true">
      <path d="M0 12a12 12 0 0 1 24 0v10a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" fill="#F2C46D" />
      <path
        d="M0 15.5C5 11.5 9 18.5 14 15.5s7-2.5 10-1v7.5a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z"
        fill="#D8856B"
      />
      <path d="M0 20c6-3 12 2 24-1.5V22a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4z" fill="#2F5D50" />
    </svg>
  );
}
