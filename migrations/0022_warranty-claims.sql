CREATE TABLE "warranty_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warranty_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"attempt_id" text NOT NULL,
	"customer_id" integer,
	"order_id" integer,
	"state" text NOT NULL,
	"email" text NOT NULL,
	"answers" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"retained_until" timestamp with time zone NOT NULL,
	CONSTRAINT "warranty_claims_number_unique" UNIQUE("number"),
	CONSTRAINT "warranty_claims_attempt_id_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
CREATE TABLE "warranty_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "warranty_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"attempt_id" text,
	"staff_name" text,
	"from_state" text,
	"to_state" text,
	"message" text,
	CONSTRAINT "warranty_events_attempt_id_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
CREATE TABLE "warranty_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"claim_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warranty_upload_parts" (
	"key" text PRIMARY KEY NOT NULL,
	"upload_id" text NOT NULL,
	"starts_at" integer,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warranty_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"claim_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"media_type" text,
	"sent_by" text,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "warranty_claims" ADD CONSTRAINT "warranty_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_events" ADD CONSTRAINT "warranty_events_claim_id_warranty_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_links" ADD CONSTRAINT "warranty_links_claim_id_warranty_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_upload_parts" ADD CONSTRAINT "warranty_upload_parts_upload_id_warranty_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."warranty_uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warranty_uploads" ADD CONSTRAINT "warranty_uploads_claim_id_warranty_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."warranty_claims"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "warranty_claims_customer" ON "warranty_claims" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "warranty_claims_email" ON "warranty_claims" USING btree ("email");--> statement-breakpoint
CREATE INDEX "warranty_claims_order" ON "warranty_claims" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "warranty_claims_retained_until" ON "warranty_claims" USING btree ("retained_until");--> statement-breakpoint
CREATE INDEX "warranty_events_claim" ON "warranty_events" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "warranty_links_claim" ON "warranty_links" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "warranty_links_expires_at" ON "warranty_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "warranty_upload_parts_upload" ON "warranty_upload_parts" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "warranty_uploads_claim" ON "warranty_uploads" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "warranty_uploads_expires_at" ON "warranty_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "warranty_uploads_sent_by" ON "warranty_uploads" USING btree ("sent_by");