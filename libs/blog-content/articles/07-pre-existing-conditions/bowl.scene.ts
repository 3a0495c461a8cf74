import {
  composeScene,
  contactShadow,
  darker,
  ellipse,
  fill,
  lighter,
  path,
  rect,
  stroke,
  tableTop,
  wideCut,
  type Page,
} from '@lawyers/illustration';

export const scene = composeScene({ seed: 107, light: { from: 'left' } }, (page: Page) => {
  const wall = page.radial([-180, 260], 950, [
    [0, '#F0C9A6'],
    [0.6, '#DDA67F'],
    [1, '#C68B66'],
  ]);
  const glaze = page.linear(
    [-270, 0],
    [270, 0],
    [
      [0, '#5F8E80'],
      [0.4, '#3C6B5D'],
      [1, '#1E443C'],
    ],
  );
  const seam = '#F5CC79';
  const bowl = 'M-272 392C-268 540 -170 640 -84 650H84C170 640 268 540 272 392Z';
  const bowlClip = page.clip(`<path d="${bowl}"/>`);
  return [
    fill(page, wall),
    tableTop(page, 640, '#7A4E38', 706),
    contactShadow(24, 684, 220, 14, 0.55),
    wideCut(rect(-92, 644, 184, 34, '#28524A', { rx: 8 }), path(bowl, glaze)),
    ellipse(0, 392, 272, 52, lighter('#3C6B5D', 0.35)),
    ellipse(0, 396, 256, 44, darker('#3C6B5D', 0.35)),
    path('M-256 396A256 44 0 0 1 120 357C20 372 -120 384 -200 420Q-256 410 -256 396Z', '#4F8070', {
      opacity: 0.5,
    }),
    `<g clip-path="${bowlClip}">`,
    stroke(
      'M-170 434L-132 500L-160 548L-96 606L-110 660M-132 500L-40 530L12 486L6 440M-40 530L-8 600L-20 660M12 486L96 520L150 480L196 430M96 520L110 590L70 660',
      seam,
      8,
    ),
    stroke('M-170 432L-132 498L-160 546M-132 498L-40 528L12 484L96 518', '#FFEBBB', 2.4, {
      opacity: 0.9,
    }),
    '</g>',
    stroke('M-170 436L-178 428M6 446L4 436M196 432L204 424', seam, 8),
    stroke('M-170 360C-150 376 -140 392 -110 404M60 350C40 372 60 392 40 420', seam, 5, {
      opacity: 0.8,
    }),
    stroke('M-236 470C-220 540 -180 590 -150 610', '#A9CBBB', 12, { opacity: 0.35 }),
  ];
});
