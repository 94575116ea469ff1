import type { SubscriptionMailTexts } from './subscription.texts.types.ts';

/** Chinese words of the mails about payments, in simplified characters, with 你. */
export const SUBSCRIPTION_MAIL_TEXTS_ZH: SubscriptionMailTexts = {
  kinds: {
    begun: {
      subject: '你的套餐已开始',
      preheader: '约定内容的书面确认，请保存这封邮件。',
      lines: [
        '谢谢。你在 {app} 的{plan}套餐已开始。这封邮件是合同的确认，请保存。',
        '合同按月延续，每个月预先付款。你可以随时取消：在账号页面，或者无需登录，在下面的网址。套餐会在已付费周期结束时终止。',
      ],
      button: '查看我的套餐',
    },
    changed: {
      subject: '你的套餐已更改',
      preheader: '新套餐现在起生效。',
      lines: ['你在 {app} 现在使用{plan}套餐。原套餐剩余的部分已从价格中扣除。'],
      button: '查看我的套餐',
    },
    change_scheduled: {
      subject: '你的套餐将会更改',
      preheader: '在那之前，一切照旧。',
      lines: ['从 {at} 起，你在 {app} 使用{plan}套餐。在那之前，仍是现在的套餐。', '在那之前，你可以在账号页面恢复现在的套餐。'],
      button: '查看我的套餐',
    },
    cancelled: {
      subject: '你的套餐已取消',
      preheader: '它将于 {at} 结束，在那之前没有变化。',
      lines: [
        '你在 {app} 的{plan}套餐已取消，将于 {at} 结束。在那之前一切照常，也不会再扣款。',
        '在那之前，你可以在账号页面恢复套餐，价格不变。',
        '你问过和读过的内容、聊天和双人对话都会保留。之后你使用免费套餐，每月 {free} 次。',
      ],
      button: '查看我的套餐',
    },
    cancelled_later: {
      subject: '你的套餐已取消',
      preheader: '将于 {at} 结束，在此之前继续有效。',
      lines: [
        '你在 {app} 的{plan}套餐已取消，将于 {at} 结束，即你所选日期所在的付费周期的最后一天。在此之前套餐继续有效：每月续订，每月预先付费。',
        '在此之前，你可以在账号页面恢复套餐，也可以让套餐提前结束。价格不变。',
        '你问过和读过的内容、聊天和双人对话都会保留。之后你使用免费套餐，每月 {free} 次。',
      ],
      button: '查看我的套餐',
    },
    cancelled_disputed: {
      subject: '你的套餐已取消',
      preheader: '最迟于 {at} 结束。',
      lines: [
        '你在 {app} 的{plan}套餐已取消，最迟于 {at} 结束。你的银行正在核查一笔付款：在银行作出决定之前，套餐不会续订，也无法恢复。如果银行支持你，套餐会立即结束。',
        '你问过和读过的内容、聊天和双人对话都会保留。之后你使用免费套餐，每月 {free} 次。',
      ],
      button: '查看我的套餐',
    },
    resumed: {
      subject: '你的套餐继续有效',
      preheader: '一切照旧。',
      lines: ['你取消了原来的安排：你在 {app} 的{plan}套餐照常继续。'],
      button: '查看我的套餐',
    },
    ended: {
      subject: '你的套餐已结束',
      preheader: '你写下的一切都会保留。',
      lines: [
        '你在 {app} 的{plan}套餐已结束，不会再扣款。',
        '你问过和读过的内容、聊天和双人对话都会保留。从现在起你使用免费套餐，每月 {free} 次。',
      ],
      button: '查看所有套餐',
    },
    payment_failed: {
      subject: '有一笔付款未成功',
      preheader: '你的套餐保留到 {at}。',
      lines: [
        '你在 {app} 的{plan}套餐有一笔付款未成功。套餐保留到 {at}；如果届时仍未付款，套餐就会结束。',
        '你可以在账号页面付款，也可以在那里换一种付款方式。',
      ],
      button: '前往我的账号',
      after: ['我们绝不会通过邮件索要银行卡信息。'],
    },
    withdrawn: {
      subject: '你的合同已终止',
      preheader: '撤回已办理完毕。',
      lines: ['你撤回了 {app} 的{plan}套餐合同。合同已终止，不会再扣款。'],
      after: [
        '你的账号和写下的一切都会保留，使用免费套餐，每月 {free} 次。已使用的次数会继续计算，直到该周期原本结束之日，在新套餐中也一样。',
      ],
    },
  },
  facts: {
    plan: '套餐',
    sessions: '每月建议次数',
    price: '每月价格（含增值税）',
    charged: '已付',
    due: '应付',
    refund: '退款',
    began: '开始日期',
    begins: '开始日期',
    next: '下次付款',
    ends: '结束日期',
    keptUntil: '保留至',
    withdrawUntil: '可撤回至（含当天）',
  },
  unlimited: '不限',
  atOnce:
    '你要求我们在撤回期结束之前开始服务。如果你撤回，需要按比例支付当期价格：按到我们得知为止的天数，或按已使用的次数计算，以较高者为准。不限次数的套餐中，{sessions} 次按整月计算。',
  refunded:
    '下面的金额会按你付款的方式退回，最迟在你撤回后 14 天内。我们只留下应付的费用：你要求过立即开始的，是已使用的部分；此外是撤回之后仍使用的部分。',
  disputed:
    '你的银行正在核查这笔付款。在银行作出决定之前，我们无法退款。如果银行把钱退还给你，事情就此了结；否则我们会随即退还应退给你的款项。',
  links: {
    withdraw: '在此撤回合同：',
    cancel: '在此解除合同：',
    terms: '服务条款：',
  },
};
