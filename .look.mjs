import { chromium } from 'playwright'
const base='http://localhost:3100'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] })
for (const [w,scheme] of [[360,'light'],[1280,'dark']]) {
  const c = await b.newContext({ viewport: { width: w, height: w===360?780:900 }, colorScheme: scheme, isMobile: w===360, hasTouch: w===360, locale: 'es-ES', serviceWorkers:'block' })
  const p = await c.newPage(); p.setDefaultTimeout(60000)
  p.on('console', m => ['error','warning'].includes(m.type()) && console.log(w, m.text().slice(0,200)))
  await p.goto(base+'/signin'); await p.waitForTimeout(1500)
  const r = p.getByRole('button', { name: 'Rechazar todas' }); if (await r.count()) await r.first().click()
  await p.getByLabel('Correo electrónico').fill('demo@mantel.example'); await p.getByLabel('Contraseña',{exact:true}).fill('mantel-demo-2026'); await p.keyboard.press('Enter'); await p.waitForURL(u=>!u.pathname.startsWith('/signin'))
  await p.goto(base+'/menu/idiomas'); await p.waitForTimeout(2500)
  await p.screenshot({ path: `/work/out/shots/idiomas-${w}-${scheme}.png`, fullPage: true })
  await p.goto(base+'/restaurant/search/menu?lat=40.417&lon=-3.704&place=Sol%2C%20Madrid'); await p.waitForTimeout(1500)
  await p.getByRole('button', { name: '¿Dónde comemos?' }).click(); await p.waitForTimeout(500)
  const boxes = p.getByRole('checkbox', { name: /^Elegir / }); for (const i of [0,1]) await boxes.nth(i).check()
  await p.screenshot({ path: `/work/out/shots/pick2-${w}-${scheme}.png` })
  await c.close()
}
await b.close()
