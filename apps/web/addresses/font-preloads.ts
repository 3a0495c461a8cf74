/** In ms since the visitor asked for the page. Over slow 4G, connecting alone takes longer. */
const quickArrival = 500;

// The inline script of every page (decision 9). Chrome shows an optional font only if it is loaded before the first
// paint, and delays the paint for it, in vain over a slow connection.
if (performance.now() < quickArrival)
  document.fonts.forEach((face) => {
    if (face.display === 'optional') void face.load();
  });
