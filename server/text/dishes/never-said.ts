/**
 * What a thing is, by the file of the lexicon that it stands in and its English name. The first that fits counts: an orange sauce is a
 * sauce.
 */
export const sorts: Record<string, RegExp> = {
  vessel: /^drinks: (?:glass|cup|bottle|jug)$/,
  beside: /^drinks: .*(?:menu|included|basket|nibbles|appetiser|sweet roll)/,
  drink: /^drinks: /,
  sauce:
    /sauce|mayonnaise|vinaigrette|pesto|gravy|dressing|mustard|vinegar|\breduction|coulis|syrup|emulsion|\boil$/,
  dairy: /^(?:garden|larder): .*\b(?:cream|butter|milk|yoghurt|béchamel)$/,
  fruit:
    /^fruit: |fruit salad$|^sweet: (?:pear|apple|flat peach|nectarine|loquat|persimmon|custard apple|papaya|prickly pear|grapefruit|dragon fruit|lychee|cherry|guava|yuzu|citrus)$/,
  frozen: /ice cream|sorbet|slush|ice lolly/,
  soup: /soup|broth|gazpacho|salmorejo|consommé|vichyssoise|ajoblanco|bisque/,
  cheese: /\bcheese$|Cheddar|Brie|Camembert|Parmesan|mozzarella|burrata|gorgonzola|Roquefort/,
  potato: /potato/,
  salad: /salad/,
  savoury:
    /^sweet: .*(?:savoury|cocktail|terrine|mousse|crêpe|pastry|millefeuille|platter|selection|portion|cream$)/,
  sweet: /^sweet: /,
  bread: /\bbread/,
  rice: /rice|paella|risotto/,
  pasta:
    /pasta|macaroni|spaghetti|noodle|lasagne|cannelloni|ravioli|tagliatelle|penne|fusilli|tortellini|gnocchi/,
  egg: /\begg/,
  fish: /^sea: |^garden: (?:whiting|.*\bfish)$/,
  vegetable: /^(?:vegetable|garden): /,
  meat: /^meat: /,
  dish: /^(?:dishes|world|regional): /,
}

/** Ways and qualities that go together, as they are said in English. */
const fire =
  'fried|floured and fried|pan-fried|grilled|char-grilled|barbecued|roast|oven-roasted|spit-roast|stewed|sautéed|wok-fried|boiled|steamed|braised|poached|cooked in embers|on a hot stone|grilled over vine shoots|glazed|confit|slow-cooked'
const hardFire = fire.replace('|boiled', '')
const coat = 'breaded|battered|in batter|in tempura|in breadcrumbs|Milanese-style breaded'
const knife =
  'sliced|diced|shredded|chopped|grated|hand-carved|peeled|pitted|halved|butterflied and grilled with garlic|skewered|in strips'
const animal = 'line-caught|from the estuary|free-range|milk-fed|acorn-fed|boneless|skinless|desalted'
const brine =
  'in a vinegar marinade|in a paprika marinade|cured|pickled|salted|smoked|in vinegar|in lard|preserved in oil|in its own ink|baked in salt|larded and braised'
const savourySauce =
  'in sauce|in green sauce|in tomato sauce|in spicy tomato sauce|in marinera sauce|with garlic|with onions|ajoarriero-style|pil-pil|with bolognese sauce|carbonara|in pepper and tomato sauce|in Roquefort sauce|hunter-style|baked with garlic and paprika'
const style =
  'with seafood|with tomato|with tomato sauce|Roman-style|Galician-style|Bilbao-style|Rioja-style|Mugardos-style|shepherd-style|meunière|in Biscayan red pepper sauce|in sherry sauce|in curry sauce|in mushroom sauce|in barbecue sauce|in vinaigrette|with pepper sauce|with mustard sauce|with spicy sauce|with chorizo|in almond and egg sauce|in cream sauce|in cheese sauce|in teriyaki sauce|in its own juices'
const filling = 'stuffed|filled|filled with custard'
const done = 'rare|medium rare|well done'
/** What is said of sweets alone. */
const ofSweets =
  'filled with custard|with chocolate truffle cream|with whipped cream|candied|with a runny centre'

/** What nobody says of these sorts of things. */
export const neverSaid: readonly (readonly [sorts: string, ways: string])[] = [
  [
    'drink',
    `${fire}|oven-baked|au gratin|${coat}|${knife}|${animal}|${brine}|${savourySauce}|${filling}|${done}|toasted|wild|raw|crispy|tender|melted|dressed|soft-cooked|browned|baked in a wood oven|Galician-style|in puff pastry`,
  ],
  ['vessel', `${fire}|oven-baked|au gratin|${coat}|${knife}|${animal}|${savourySauce}|${done}`],
  ['sauce', `${hardFire}|${coat}|${knife}|${animal}|${filling}|${done}|sliced and baked with onion|toasted`],
  [
    'frozen',
    `grilled|char-grilled|barbecued|stewed|sautéed|boiled|steamed|braised|${animal}|${brine}|${savourySauce}|${done}|shredded|sliced|dressed`,
  ],
  [
    'soup',
    `fried|floured and fried|pan-fried|grilled|char-grilled|barbecued|roast|sautéed|wok-fried|boiled|steamed|braised|on a hot stone|confit|${coat}|${knife}|${animal}|${done}|${filling}|in its own ink|cured|baked in salt`,
  ],
  [
    'cheese',
    `stewed|boiled|steamed|wok-fried|braised|poached|${animal}|${done}|in its own ink|baked in salt|${savourySauce}`,
  ],
  [
    'salad',
    `floured and fried|stewed|boiled|steamed|braised|poached|${coat}|${animal}|${done}|pitted|in its own ink`,
  ],
  [
    'sweet',
    `char-grilled|barbecued|roast|oven-roasted|stewed|sautéed|wok-fried|boiled|steamed|braised|butterflied and grilled with garlic|pitted|${animal}|${brine}|${savourySauce}|${done}|dressed|wild`,
  ],
  ['bread', `stewed|boiled|braised|poached|${animal}|${done}|cured|in its own ink|baked in salt|pitted|wild`],
  ['rice pasta', `${animal}|${done}|cured|pitted|raw|spit-roast|in a vinegar marinade|wild`],
  ['fruit', `${animal}|${done}|in its own ink|${savourySauce}|wok-fried|larded and braised`],
  ['vegetable potato', `line-caught|from the estuary|milk-fed|acorn-fed|free-range|skinless|${done}`],
  ['fish', 'milk-fed|acorn-fed|free-range|pitted|melted|ripe|toasted'],
  ['meat', 'line-caught|from the estuary|pitted|melted|ripe|toasted|in its own ink'],
  // What is sweet
  ['drink vessel frozen sweet', style],
  ['vessel', brine],
  ['fruit', 'Galician-style|Bilbao-style|Roman-style|in Biscayan red pepper sauce|meunière|Mugardos-style'],
  ['soup bread', 'Roman-style'],
  ['drink vessel frozen sweet fruit', 'with Iberian ham or pork|lightly set|al dente|baby|garden'],
  ['fish meat vegetable potato egg cheese rice pasta soup salad dish', 'with chocolate truffle cream'],
  ['fish meat vegetable potato cheese soup salad', ofSweets],
  ['pasta rice egg dish', 'filled with custard'],
  ['fish meat cheese potato', 'in syrup'],
  ['fish potato cheese salad', 'with milk'],
  // What is ripe, aged, ground or cooked through
  ['soup salad sauce bread rice pasta potato sweet frozen egg vegetable fruit', 'aged'],
  ['vegetable fruit potato egg salad sauce', 'cured'],
  ['drink soup sauce salad frozen', 'dried|grated'],
  ['fish meat drink fruit vegetable potato cheese sauce soup egg', 'wholemeal'],
  ['fish meat drink soup cheese bread', 'al dente'],
  ['fish meat vegetable fruit', 'lightly set'],
  ['sweet bread cheese drink meat fish soup salad sauce', 'soupy'],
  ['bread sweet rice pasta soup drink frozen potato', 'raw'],
  ['meat sweet cheese bread sauce soup', 'peeled'],
  ['soup', 'dressed|toasted|dry'],
  ['bread', 'dressed'],
  ['fish meat', 'garden'],
  ['drink', 'cut|baby|liquid'],
]

/** What is said of nothing but these. */
export const saidOnly: readonly (readonly [ways: string, sorts: string])[] = [
  ['still|sparkling', 'drink'],
  ['alcohol-free', 'drink sweet savoury frozen'],
  ['sliced and baked with onion', 'potato'],
]

/** In a drink that is not one of these nothing is cooked or served, unless it is the juice of a thing that is named. */
export const cookedIn =
  /wine|cider|\bbeer$|cava|sherry|brandy|\brum\b|whisky|\bport\b|vermouth|champagne|txakoli|orange juice|milk|water|\btea\b|coffee|liqueur|Ximénez|oloroso|amontillado|moscatel|orujo|Montilla|patxaran|Rioja|Duero|chocolate/

/** A drink as it is served: cod is in beer, not in a bottle of it. */
export const servedIn = /bottle|draught|large|shot|glass|half/

/** What a reader laughs at, in one language alone: the dish stays as it was written there. */
export const comic: Partial<Record<string, RegExp>> = {
  en: /\b(?:wood shavings|toasted beer|fried beer)\b/i,
  fr: /\b(?:porcs hachés|aux porcs|masque de porc|arêtes? (?:aux?|avec)|bières? (?:grillée|frite)s?|dans du jus$)/i,
  de: /schweine?späne|schweinemaske|^schwanz(?!stück)|\bscharfe schnecken|getrocknete suppe|\bgräten? mit|likör aus eichelmast|geröstetes (?:großes )?bier|hähnchenhühner/i,
  ca: /\b(?:cerves[ae]s? (?:fregid|torrad)\S* a la|encenalls de fusta)\b/i,
}

/** «Fromage de fromage bleu»: the same word twice, with no more than «of» between. */
export const stammered = /(?<!\p{L})(\p{L}{4,}) (?:(?:de|of|von|vom|mit|amb|avec) )?\1(?!\p{L})/iu
