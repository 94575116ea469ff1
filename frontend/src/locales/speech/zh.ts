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

  // Dictation
  'speech.dictate': '语音输入',
  'speech.dictate_stop': '停止语音输入',
  'speech.listening': '正在聆听，请说话。',
  'speech.dictate_first': '语音输入之前',
  'speech.dictate_privacy':
    '浏览器会把语音转成文字，为此可能会把声音发送给浏览器厂商。我们不会收到声音，只会在你发送后收到输入框里的文字。',
  'speech.dictate_agree': '开始语音输入',
  'speech.dictate_decline': '暂不使用',
  'speech.dictate_failed': '语音输入已停止',
  'speech.dictate_not_allowed': '无法使用麦克风。你可以在浏览器设置中允许使用。',
  'speech.dictate_no_speech': '没有听到声音。你可以再试一次。',
  'speech.dictate_network': '浏览器无法连接它的语音服务。你已经说的内容还在。',
  'speech.dictate_unknown': '浏览器停止了聆听。你已经说的内容还在。',
} satisfies Translation<typeof en>;
