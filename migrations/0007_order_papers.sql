CREATE TABLE "checkout_handovers" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"handed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_memos" ADD COLUMN "kind" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_memos" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "checkout_handovers_handed_at" ON "checkout_handovers" USING btree ("handed_at");