/** The words of the hero's form; apart from the page's others, since they come to the browser with it. */
export const issueSearchCopy = {
  legend: 'What happened?',
  issue: 'Issue',
  button: 'Find Lawyer',
} as const;
