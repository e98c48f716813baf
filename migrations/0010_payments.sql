CREATE TABLE "refunds" (
	"key" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reserved_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reserved_pence" integer;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_requested" ON "refunds" USING btree ("requested_at") WHERE "refunds"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "orders_reserved_by" ON "orders" USING btree ("reserved_by") WHERE "orders"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("placed_at") WHERE "orders"."state" = 'held';