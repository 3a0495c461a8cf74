export { AlertPanel } from './alert-panel';
export { ErrorSummary } from './error-summary';
export { fieldIds, FormField } from './form-field';
export { headingFace, textFaces, type FontUrls } from './theme/font-faces';
export { FormCell, FormGrid } from './form-grid';
export type { HeaderLink } from './header-links';
export { SkipLink } from './skip-link';
export { IssuePicker } from './issue-picker';
export { IssuePicture } from './issue-picture';
export { Beside, NotesDisclosure, Panel, Section, TextColumns, VisuallyHidden } from './layout';
export { Prose } from './prose';
export { Select } from './select-control';
export { SendingOverlay } from './sending-overlay';
export { SiteFooter } from './site-footer';
export { ridge } from './ridge';
export { SiteHeader } from './site-header';
export { IslandTheme, SiteTheme } from './theme/site-theme';
export { Toast } from './lazy-toast';
export type { SiteRoles } from './theme/palette';
export {
  fieldWidth,
  formWidth,
  headerHeight,
  headingColumn,
  headingGap,
  minTargetSize,
  phoneWithLargeText,
  smallestPhones,
  textWidth,
  touchTarget,
} from './theme/sizes';
export { chevron } from './theme/components';
export { siteVariables } from './theme/site-variables';
export { siteTheme } from './theme/theme';
