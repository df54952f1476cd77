/** @param {string} site @returns {Promise<Record<'desnuda' | 'inicio' | 'búsqueda' | 'perfil', string>>} */
export async function choosePages(site) {
  const search = `${site}/restaurant/search/menu?lat=40.417&lon=-3.704`
  const html = await (await fetch(search)).text()
  const profile = html.match(/href="(\/restaurant\/profile\/[^"]+)"/)?.[1]
  if (!profile) throw new Error('The search shows no restaurant: is there demo data?')
  return {
    desnuda: `${site}/bench/desnuda`,
    inicio: `${site}/`,
    búsqueda: search,
    perfil: site + profile.replaceAll('&amp;', '&'),
  }
}
