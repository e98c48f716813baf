-- NOT VALID: what was sold before keeps its papers, and the shop starts with it.
ALTER TABLE "credit_memos" ADD CONSTRAINT "credit_memos_amount" CHECK ("credit_memos"."amount" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_never_below_zero" CHECK ("orders"."state" in ('complete', 'cancelled', 'refunded', 'declined', 'timed-out') or not (
        jsonb_path_exists("orders"."agreed", '$.lines[*].*.amount ? (@ < 0)')
        or jsonb_path_exists("orders"."agreed", '$.lines[*] ? (@.discount.amount > @.total.amount)')
        or jsonb_path_exists("orders"."agreed", '$.totals.*.amount ? (@ < 0)'))) NOT VALID;
