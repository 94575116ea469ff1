import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  'speech.advice': '朗读',
  'speech.advice_short': '朗读',
  'speech.stop_short': '停止',
  'speech.sentence': '正在朗读：第 {sentence} 句，共 {sentences} 句',
  'speech.message': '朗读这条消息',
  'speech.stop': '停止朗读',
  'speech.unsupported': '不支持朗读',
  'speech.unsupported_text': '你的浏览器不支持朗读文字。',
  'speech.failed_message': '这条消息未能朗读',
  'speech.failed_advice': '这段文字未能朗读',
  'speech.failed_text': '浏览器停止了朗读。你可以再试一次。',
} satisfies Translation<typeof en>;
