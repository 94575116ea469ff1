/** Characters that only one of the two scripts has, by pairs: the simplified one first. */
const PAIRS =
  '们們这這说說时時没沒会會对對个個来來过過还還为為让讓话話开開关關问問间間见見现現钱錢买買卖賣妈媽爸爸儿兒给給从從总總应應该該边邊认認识識觉覺学學写寫听聽读讀请請谢謝难難欢歡里裡后後么麼样樣点點电電话話门門车車东東头頭实實体體谁誰两兩块塊岁歲离離乐樂热熱爱愛无無与與';

/** How far a text is traditional: 1 for traditional, 0 for simplified, null for too little of either. */
export function traditionalShare(text: string): number | null {
  const characters = [...PAIRS];
  const simplified = new Set(characters.filter((each, at) => at % 2 === 0 && each !== characters[at + 1]));
  const traditional = new Set(characters.filter((each, at) => at % 2 === 1 && each !== characters[at - 1]));
  const [less, more] = [simplified, traditional].map((set) => [...text].filter((each) => set.has(each)).length);
  const all = (less ?? 0) + (more ?? 0);
  return all < 5 ? null : (more ?? 0) / all;
}
