import { chromium } from 'playwright-core';
const [,, url, out, w='390', h='844', scheme='light', full=''] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const p = await b.newPage({viewport:{width:+w,height:+h},colorScheme:scheme});
await p.goto('http://localhost:4200'+url,{waitUntil:'networkidle'});
if (full) { const H=await p.evaluate(()=>document.documentElement.scrollHeight); await p.setViewportSize({width:+w,height:Math.min(H,+full>1?+full:H)}); await p.waitForTimeout(700);} else await p.waitForTimeout(700);
await p.screenshot({path:out});
await b.close();
