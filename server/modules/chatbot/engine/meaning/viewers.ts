const counting =
  /(?<!\p{L})(?:cuant[oa]s?|quants?|quantes?|quanta|cant[oa]s?|zenbat(?:ek|en)?|how many|numero de|nombre de|estadistic\p{L}*|estatistic\p{L}*|estatistik\p{L}*|statistics|stats)(?!\p{L})/u
const seeing =
  /(?<!\p{L})(?:vist[oa]?s?|ven|veo|ve|veu|veuen|viron|viu|vieron|vio|vian|veran|miran?|mirado|mirat|miraron|mirou|entrad[oa]s?|entraron|entrat|entraron|entran|visit\p{L}*|bisita\p{L}*|ikus\p{L}*|begira\p{L}*|see|sees|seen|saw|seeing|view\p{L}*|look\p{L}*|visited|clics?|clicks?)(?!\p{L})/u
/** What is counted of a menu, and not by those who look at it. */
const ofMenus =
  /(?<!\p{L})(?:platos?|plats?|pratos?|plater\p{L}*|dishes|menus|menuak|dias|dies|egun|days|euros?|raciones?|racions?|primer[oa]?s?|segund[oa]s?|postres?)(?!\p{L})/u
const people =
  /(?<!\p{L})(?:gente|gent|xente|jende\p{L}*|personas?|persones|persoas|pertsona\p{L}*|clientes?|clients?|bezero\p{L}*|people|customers?|guests?|visit\p{L}*|bisita\p{L}*)(?!\p{L})/u

/** «¿cuántos lo ven?», «zenbatek ikusten du?»: how many look at it, and not whether anybody does. */
export const countsViewers = (plain: string) =>
  plain.length <= 90 &&
  counting.test(plain) &&
  seeing.test(plain) &&
  (people.test(plain) || !ofMenus.test(plain))
