CREATE TABLE "saved_builds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_builds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"customer_id" integer,
	"guest_hash" text,
	"product_id" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"name" text,
	"site" text NOT NULL,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer,
	"snapshot" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"delete_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "saved_builds_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_builds_customer" ON "saved_builds" USING btree ("customer_id","fingerprint") WHERE "saved_builds"."customer_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_builds_guest" ON "saved_builds" USING btree ("guest_hash","fingerprint") WHERE "saved_builds"."guest_hash" is not null;--> statement-breakpoint
CREATE INDEX "saved_builds_delete_at" ON "saved_builds" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "saved_builds_deleted_at" ON "saved_builds" USING btree ("deleted_at");