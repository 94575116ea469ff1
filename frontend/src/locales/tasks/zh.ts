import type { Translation } from '../groups.ts';
import type en from './en.ts';

/** Chinese in simplified characters, with 你. It has one plural form. */
export default {
  'tasks.title': '待办任务',
  'tasks.count_other': '{count} 项待办任务',
  'tasks.about': '这些事只能由人来处理。标记为完成只会把任务移出列表，不会改变其他任何东西。',
  'tasks.oldest': '这里是 {number} 项中最早的 {shown} 项。',
  'tasks.none': '没有等你处理的事',
  'tasks.none_text': '当有些事只能由人来处理时，例如退款被拒绝，任务就会出现在这里。',
  'tasks.failed': '无法加载任务',
  'tasks.failed_text': '没有任何更改。再试一次通常就好了。',
  'tasks.overdue': '已逾期',
  'tasks.amount': '金额',
  'tasks.refunded': '之前已退款',
  'tasks.contract': '支付服务中的合同',
  'tasks.later': '之后的声明',
  'tasks.user': '客户',
  'tasks.user_deleted': '已删除的账号',
  'tasks.user_unknown': '没有已知账号',
  'tasks.opened': '创建时间',
  'tasks.due': '截止时间',
  'tasks.subject_provider': '支付服务 ID',
  'tasks.subject_declaration': '声明编号',
  'tasks.subject_day': '日期（UTC）',
  'tasks.copy': '复制 {subject}',
  'tasks.copy_failed': '不允许复制。文字已为你选中。',
  'tasks.mark': '标记为完成',
  'tasks.mark_of': '：{subject}',
  'tasks.marking': '正在保存…',
  'tasks.marked': '任务已完成',
  'tasks.mark_failed': '无法将任务标记为完成',
  'tasks.done_title': '最近完成',
  'tasks.col_what': '任务',
  'tasks.done': '完成时间',
  'tasks.settled': '自动结束',

  'tasks.what_refund_refused': '一笔退款被拒绝',
  'tasks.todo_refund_refused':
    '支付服务拒绝了这笔退款。合同已经结束：请通过银行转账或在支付服务的后台退还这笔款项，然后将任务标记为完成。',
  'tasks.what_refund_disputed': '一笔退款在等待银行裁定',
  'tasks.todo_refund_disputed':
    '客户也在银行对这笔付款提出了争议，在裁定之前，支付服务不会退款。现在请不要付款，否则客户可能会收到两次钱。如果银行退还了这笔钱，任务会自动结束；否则会再次尝试退款，只有被拒绝时才需要你处理。',
  'tasks.what_refund_pending': '一笔退款有延迟',
  'tasks.todo_refund_pending': '支付服务已接受这笔退款，但还没有执行。截止时间之前无需处理：退款成功后，任务会自动结束。',
  'tasks.late_refund_pending':
    '支付服务仍未执行这笔退款。请在支付服务的后台查看；如果在那里无法成功，请通过银行转账退还这笔款项。',
  'tasks.what_refund_failed': '一笔退款失败',
  'tasks.todo_refund_failed':
    '这笔退款被接受后又失败了，例如因为银行卡账户已关闭。请向客户询问银行账户，通过银行转账退还这笔款项，然后将任务标记为完成。',
  'tasks.what_declaration_withdraw': '一份撤回声明未被确认',
  'tasks.todo_declaration_withdraw':
    '有人未登录就提交了撤回声明，一天之内没有打开确认链接。声明可能自收到之日起有效：请询问客户，或在支付服务中结束合同并退款。客户打开链接后，任务会自动结束。',
  'tasks.what_declaration_cancel': '一份解约声明未被确认',
  'tasks.todo_declaration_cancel':
    '有人未登录就提交了解约声明，一天之内没有打开确认链接。声明可能自收到之日起有效：请询问客户，或在支付服务中结束合同。客户打开链接后，任务会自动结束。',
  'tasks.what_declaration_deleted': '一份撤回声明未被确认，其账号已删除',
  'tasks.todo_declaration_deleted':
    '有人未登录就提交了撤回声明，确认链接没有打开，随后账号被删除，合同因此结束。这份撤回仍可能有效：请在支付服务的后台按合同 ID 查找付款并在那里退款，然后将任务标记为完成。金额是最后一笔付款的金额。',
  'tasks.what_dispute_open': '一笔付款被提出争议',
  'tasks.todo_dispute_open':
    '客户在银行对这笔付款提出了争议，套餐不再续订。请在截止时间之前到支付服务的后台答复：不答复，这笔钱就会失去。',
  'tasks.late_dispute_open': '客户在银行对这笔付款提出了争议，答复期限已过。现在由银行裁定；知道结果后，请将任务标记为完成。',
  'tasks.proof_dispute_open': '这笔付款之前已退款 {amount}。请将此作为证据发给银行，否则客户会收到两次钱。',
  'tasks.what_dispute_lost': '一笔争议付款已败诉',
  'tasks.todo_dispute_lost': '银行支持了客户：套餐已结束，款项已失去。请核对是否属实，然后将任务标记为完成。无需再做什么。',
  'tasks.proof_dispute_lost': '这笔付款之前已退款 {amount}，因此客户收到了两次这笔钱。你可以要求客户退还。',
  'tasks.what_erasure_lost': '已删除的账号仍是客户',
  'tasks.todo_erasure_lost':
    '账号已删除，但尝试了一天之后，支付服务中仍有这位客户。请在支付服务的后台删除该客户，否则可能继续扣款。',
  'tasks.what_invoice_failed': '一张账单无法生成',
  'tasks.todo_invoice_failed':
    '支付服务无法完成这张账单，因此续订没有扣款。支付服务后台的账单页面会说明原因，例如缺少计税所需的地址。账单生成后，此任务会自动关闭。',
  'tasks.what_spending_half': '今日 AI 额度已用一半',
  'tasks.todo_spending_half': '所有用户合计已用掉本站每日 AI 令牌额度的一半。暂时无需处理；如果时间还早，请查看概览。',
  'tasks.what_spending_most': '今日 AI 额度已用五分之四',
  'tasks.todo_spending_most':
    '从现在到午夜（UTC），只有付费套餐的用户能获得建议和回复。如果访问是真实的，请调高 MODEL_DAILY_TOKENS；否则请查找滥用本站的人。',
  'tasks.what_spending_used_up': '今日 AI 额度已用完',
  'tasks.todo_spending_used_up':
    '午夜（UTC）之前，任何人都无法获得建议或回复；遇到危险时的求助信息仍会显示。请调高 MODEL_DAILY_TOKENS 并重启网站，或查找滥用本站的人。',
  'tasks.what_spending_unusual': '今日消耗的令牌异常多',
  'tasks.todo_spending_unusual':
    '今天 AI 的花费至少是平日的三倍，而且没有设置上限。请查看概览：如果访问不是真实的，请设置 MODEL_DAILY_TOKENS。',
  'tasks.what_unknown': '此页面尚不认识的任务',
  'tasks.todo_unknown': '它由本站的较新版本创建。请重新加载页面，查看需要做什么。',
} satisfies Translation<typeof en>;
