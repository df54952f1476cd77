import { fold } from '@/contract/rules/menu-text/words'
import { plainWords } from '../meaning/spelling'

/** What a word or a phrase does in an order, in any of the languages. */
export type Cue =
  | 'out'
  | 'gone'
  | 'away'
  | 'put'
  | 'append'
  | 'have'
  | 'swap'
  | 'for'
  | 'instead-of'
  | 'instead-after'
  | 'place'
  | 'back'
  | 'same'
  | 'copy'
  | 'but'
  | 'except'
  | 'without'
  | 'without-after'
  | 'with'
  | 'also'
  | 'missing'
  | 'contains'
  | 'include'
  | 'allergens'
  | 'not'
  | 'join'
  | 'stop'
  | 'colon'
  | 'it'
  | 'raise'
  | 'lower'
  | 'price'
  | 'only'
  | 'all'
  | 'are'
  | 'that'
  | 'menu'
  | 'keep'
  | 'other'
  | 'supplement'
  | 'half'
  | 'filler'
  | 'verb'
  | 'talk'

/** Folded words, one space apart; _ joins the words of a phrase. Castilian, Catalan, Galician, Basque, English. */
const words: Record<Exclude<Cue, 'stop'>, string> = {
  out: `agotad[oa]s? agoto agotaron agotamos acab[oa] acabad[oa]s? acabaron acabamos terminad[oa]s? termino terminaron finiquitad[oa]s? volo volaron volad[oa]s?
    vendid[oa]s? esgotat esgotada esgotats esgotades acabat acabats acabades venut venuda venuts venudes volat volats
    esgotad[oa]s? esgotouse esgotaronse esgotou esgotaron acabouse acabaronse acabou rematouse remataronse rematou remataron rematad[oa]s? vendeuse
    gabe_(?:geratu|gelditu) agortu(?:ta)? amaitu(?:ta)? bukatu(?:ta)? akabatu saldu(?:ta)?
    sold_out sold gone finished ran_out_of run_out_of ran_out run_out out_of all_gone 86
    (?:quedado|quedamos|quede|quedo|quedaron|quedad|quedat|quedem|quedei|quedou|quedaron|quedamonos|quedandonos)_(?:sin|sen|sense)`,
  gone: `no_(?:hay|queda|quedan|tenemos|tengo|me_queda|me_quedan|nos_queda|nos_quedan) ya_no ya_no_(?:hay|queda|quedan|tenemos|me_queda|nos_queda|nos_quedan) tampoco_(?:hay|queda|quedan|tenemos)
    no_hi_ha no_n_hi_ha no_en_(?:queda|queden|tenim) ja_no(?:_hi_ha|_en_queda|_queda|_queden|_tenim)? no_(?:queden|tenim|tinc)
    non_(?:hai|queda|quedan|temos|teno) xa_non(?:_hai|_queda|_quedan|_temos)? ez_(?:dago|daude|da_geratzen|dira_geratzen|dugu|daukagu|zaigu_geratzen) ez_dago_gehiago jada_ez_dago
    no_more there_'s_no there_is_no there_are_no we_have_no do_n't_have don_'t_have we_don_'t_have no_longer_have`,
  away: `quit(?:e|en|es|eis|a|ar|ame|ale|as|ad|amos|emos|adme|en) quita(?:lo|la|los|las) elimin(?:a|e|en|ar|ame|amos|eu) borr(?:a|e|en|es|ar|ame|amos) retir(?:a|e|en|ar|ame|eu) tach(?:a|ar) fuera sobra sobran suprime
    treguis tragueu treu treure treieu traieu traure esborr(?:a|ar|eu) fora retira suprimeix
    quitade eliminade borrade
    kendu kentzeko kenduko ezabatu kanpora kendu_ezazu
    remove delete drop scrap take_off take_out take_away lose`,
  put: `pon ponme ponle pone poner pongo ponemos pones ponga pongas pongamos poned ponnos met(?:e|o|er|eme|emos) metele posa poseu posem poso posar posa_hi fica fiquem poni pono ponemolo pomos poñer pox
    poniendo posant ponendo jarriz putting jarri jarriko jartzeko ipini sartu put`,
  append: `anad(?:e|a|an|ir|eme|ele|es|imos|o|elo|id) agreg(?:a|ar|ame|amos) sum(?:a|ar|ale) incorpora(?:r)? anadiendo afegint engadindo gehituz adding apunt(?:a|ar|ame|o|eu) marc(?:a|ar|ame|o) anot(?:a|ar|o) afeg(?:eix|ir|im|eixo|iu|eix_hi) engad(?:e|ir|imos|o|ide|elle) gehitu gehitzeko add`,
  have: `hay haya tenemos tengo tienes queda quedan hacemos hago damos doy servimos sirvo llega llego ha_llegado
    hi_ha n_hi_ha tenim tinc fem faig queden donem servim
    hai temos teno facemos hago damos servimos
    badago badaude badaukagu badugu badaukat daukagunez dago daude dugu daukagu daukat ditugu dauzkagu
    there_is there_are there_'s have got we_'ve_got left`,
  swap: `cambi(?:e|a|ar|ame|as|amos|o|emos|eu|ades|en) sustitu(?:ya|ye|ir|yeme|imos|yes) reemplaz(?:a|ar|amos) canvi(?:a|ar|eu|em|o|es) substitueix substituir troca trocar substitue cambiando canviant trocando aldatuz changing swapping aldatu aldatzeko ordeztu ordezkatu trukatu change swap replace switch`,
  for: `por for x per polo pola polos polas pel pels with`,
  'instead-of': `en_(?:vez|lugar|sitio)_(?:de|del|do|da|dos|das) en_(?:lloc|comptes|canvi)_(?:de|del|d') no_(?:canto|lugar|sitio)_(?:de|do|da|dos|das) a_cambio_(?:de|del) instead_of rather_than in_place_of`,
  'instead-after': `ordez ordea beharrean partez`,
  place: `en_su_(?:lugar|sitio|puesto|vez) en_el_suyo en_lugar_suyo (?:al|en_el|en)_seu_lloc en_lloc_seu no_seu_(?:lugar|sitio|posto) no_seu_canto (?:haren|horren|bere|haien|horien)_(?:ordez|lekuan|partez) in_its_place in_their_place in_place instead a_cambio a_canvi`,
  back: `otra_vez de_nuevo de_vuelta vuelven? vuelve(?:n)?_a_haber vuelto volvio repuest[oa]s? repon(?:emos)? disponibles? un_altre_cop una_altra_vegada altre_cop altra_vegada de_nou torna tornen torna(?:n|r)?_a_haver tornat disponible disponibles
    outra_vez de_novo volven? volveu volveron volvemos_ter berriro berriz ostera back again available`,
  same: `mism[oa]s? igual iguales idem identico mateix[oa]?s? mateixes mesm[oa]s? bera berbera berdina berdin same`,
  copy: `copi(?:e|en|a|ar|ame|alo|eu|o|amos) repit(?:a|e|elo|eme|o) repet(?:ir|imos|eix|im) duplica(?:r)? repite kopiatu errepikatu copy repeat duplicate`,
  but: `pero pro mais baina baino but peró`,
  except: `menos salvo excepto quitando excepte menys llevat_de tret_de quitando sacando treient sacant taking_off leaving_out kenduta tret llevat treient agas quitado menos_o izan_ezik salbu except minus bar`,
  without: `sin sen sense without sem`,
  'without-after': `gabe gabeko gabea`,
  with: `con amb ab`,
  also: `tambien tb tmb tbn tambe tamen ademas a_mas a_mes ere gainera also too as_well igualmente`,
  missing: `falt(?:a|an|aba|aban|en|ava|aven|o) te_falt(?:a|an|aba) te_has_(?:dejado|olvidado) me_falt(?:a|an|aba) nos_falt(?:a|an) se_(?:me|nos)_(?:olvido|olvidaba|olvidaron|olvidado|paso|pasaron|pasado) se_(?:me|nos)_ha_(?:olvidado|pasado) olvide me_(?:he_)?(?:olvidado|olvide)(?:_de|_del)? em_falt(?:a|en) t'_has_deixat m'_he_oblidat m'_he_deixat faltoume faltan(?:me|lle) esqueceume(?:_poner)? esquecin esquecime falta(?:te|che)? falta_da falta_dira ahaztu_zait ahaztu_zaizu ahaztu forgot i_forgot you_forgot you_'re_missing missing you_missed`,
  contains: `llevan? contienen? tienen? tiene porta porten conte contenen te tenen levan? conten conteñen ten tenen dauka daukate dauzka dauzkate dute du ditu dituzte contains? has lleven llevem trae`,
  include: `incluy(?:e|a|en|e_el|es) incluid[oa]s? entran? inclou(?:en)? inclos(?:a|os|es)? inclus[oa]s? incluid[oa]s? entren barne barruan includes? included including incl`,
  allergens: `alergenos? alergias? alergenicos? al·lergens? alergens allergens? al·lergogens? alerxenos? alergenoak alergiak allergen allergies allergy marca_alergenos`,
  not: `no non ez not ni nope isn_'t aren_'t doesn_'t n't`,
  join: `y e i eta and & , tambien_y`,
  colon: `:`,
  it: `lo la los las 'l 'ls 'n 'm ho hola_o it them hura horiek`,
  raise: `sub(?:a|e|ir|es|elo|imos|ele|o) puja pujar sobe sobeo igo raise up`,
  lower: `baj(?:e|a|ar|alo|amos|ale|o) baixa baixar baixao jaitsi lower down`,
  price: `precio precios preu preus prezo prezos prezioa price`,
  only: `solo solamente solos sola nomes sols so soamente bakarrik soilik only just`,
  all: `tod[oa]s? tots totes tot todos guztiak denak dena everything all both amb[oa]s`,
  are: `es son es_un era eran sera seran esta estan esta_hecho sea sean és está estàn da dira is are 're 's apt[oa]s? apt_per`,
  that: `que q k porque porq pq xq perque pq_es ya_que puesto_que because cause since coz cos lako delako`,
  menu: `menu menus menua menuaren carta menú`,
  keep: `dej(?:a|alo|ala|alos|as|adlo) deix(?:a|al|a'l|eu|ao|alo) utzi keep leave`,
  supplement: `suplementos? suples? supl sup suplements? gehigarria supplement extra`,
  half: `medio_menu medios_menus el_medio mig_menu mitja_racio medio_prato menu_erdia erdi_menua half_menu half_portion`,
  other: `lo_demas el_resto la_resta o_resto o_demais los_demas the_rest gainerakoa beste guztia`,
  filler: `el la los las un una uno unos unas els les l' d' n' s' t' m' uns unes en na os as unha unhas o a ao aos do da dos das no_menu de del al dels als the an some of
    se ha han he hemos has hem heu hagi haya hubiera nos me te ens em et us li le les lle lles me zait zaigu zaie
    ya ja xa jada ahora ara agora orain now right_now hoy_mismo muy molt moi oso very plato platos plat plats prato pratos plater plateren platera platerak dish dishes course racion raciones racio lista llista
    como com can you could please gara gaude zara naiz we i they you he she our my your this these est[eao]s? es[eao]s? aquest aquesta aquests aquell eso esto iso isto hori horiek
    en para per pa p' per_a para_el ao al_menu del_menu dia dias para_la on in at to from by on_the
    quiero queremos quisiera vull volem quero queremos nahi want would like need necesito haria sera quedaria
    entonces luego despues aleshores llavors doncs pues pois orduan then so finalmente al_final final a_la_carta euro euros eur mejor millor mellor hobe hobeto rather
    mi nuestro nuestra el_nostre meu miña nire gure asi aixi asi_que mas mes more gehiago unidad parte alli there here aqui hemen donde_pone sus su seu seva seva seus`,
  verb: `se ha han he hemos has hem heu hagi haya hubiera me zait zaigu zaie va van vaya voy vamos vas ir anar aniria`,
  talk: `hola ola kaixo hello hi hey ei ep eh oye oiga escolta escolte mira mire a_ver veamos buenas buenos buenos_dias buenas_tardes buenas_noches bon_dia bona_tarda bona_nit bos_dias bo_dia boas boas_tardes egun_on arratsalde_on morning good_morning afternoon
    por_favor porfa porfi porfis si_us_plau sisplau se_us_plau mesedez please pls plis gracias muchas_gracias mil_gracias gracies moltes_gracies merci grazas moitas_grazas eskerrik_asko eskerrik thanks thank_you cheers ta
    vale ok okey okay d'_acord de_acuerdo venga vinga veña va_venga anda perfecto perfecte genial bien be ben ondo primo guay
    perdon perdona perdone perdo disculpa desculpa desculpe barkatu sorry ups uy ui ay ai au ah oh eh uf buf vaya hala ostras hostia joder collons carallo jo nooo? noo espera esperat esperate agarda itxaron wait hold_on un_momento un_moment
    tio tia jefe jefa guapa guapo majo maja crack carinyo cariño hombre home mujer dona noi noia nen nena neno mate man love dear amigo amiga macho chico chica
    jaja jajaja jeje haha xd si sip yes yep bai claro exacto correcto eso_es que_tal eske es_que que_se_me_olvidaba q_se_me_olvidaba me_equivoque me_he_equivocado me_confundi m'_he_equivocat equivoqueime nahastu_naiz my_mistake actually entendido gracies_maco porfavor eyy por_un_lado por_otro_lado por_otro por_otra_parte per_una_banda per_l'_altra cuando_puedas quan_puguis when_you_can si_puedes`,
}

const folded = Object.entries(words).map(([cue, list]) => ({
  cue,
  pattern: new RegExp(`^(?:${fold(list).trim().split(/\s+/).join('|').replaceAll('_', ' ')})$`),
}))

const isCue = (cue: string): cue is Cue => Object.hasOwn(words, cue) || cue === 'stop'

const recent = new Map<string, Cue | null>()
const mostRecent = 4000
const mostWords = 4

function cueOfPhrase(phrase: string): Cue | null {
  const known = recent.get(phrase)
  if (known !== undefined) return known
  const found = folded.find(({ pattern }) => pattern.test(phrase))?.cue ?? ''
  const cue = isCue(found) ? found : null
  if (recent.size >= mostRecent) recent.clear()
  recent.set(phrase, cue)
  return cue
}

/** «apúntalo», «pónmelo», «posa-ho» */
const clitic = /^(\p{L}{3,}?)(?:me|te|se|le)?(?:l[oae]s?|ho|hi|nos)$/u
const ordering = new Set<Cue>(['put', 'append', 'away', 'swap', 'raise', 'lower', 'copy', 'keep'])

/** What stands at a place of a text: the longest phrase that does something, and the number of its words. */
export function cueAt(words: readonly string[], at: number): { cue: Cue; size: number } | null {
  for (let size = Math.min(mostWords, words.length - at); size > 0; size--) {
    const cue = cueOfPhrase(words.slice(at, at + size).join(' '))
    if (cue) return { cue, size }
  }
  const word = words[at] ?? ''
  const verb = clitic.exec(word)?.[1]
  const known = verb ? cueOfPhrase(verb) : null
  if (known && ordering.has(known)) return { cue: known, size: 1 }
  const spelled = word.length > 4 ? plainWords(word) : word
  const cue = spelled === word || spelled.includes(' ') ? null : cueOfPhrase(spelled)
  return cue ? { cue, size: 1 } : null
}
