CREATE TABLE "addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entity_id" integer NOT NULL,
	CONSTRAINT "addresses_entity" UNIQUE("kind","entity_id")
);
--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"attribute" text NOT NULL,
	"value" text NOT NULL,
	"name" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "attribute_values_attribute_value_pk" PRIMARY KEY("attribute","value")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" text NOT NULL,
	"parent_id" integer,
	"level" integer NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "categories_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "makers" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"country" text NOT NULL,
	"workshop_queue_days" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"sku" text NOT NULL,
	"site" text NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "price_history_sku_site_currency_country_from_pk" PRIMARY KEY("sku","site","currency","country","from")
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"sku" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"special" integer,
	"special_from" date,
	"special_to" date,
	"reduced_since" timestamp with time zone,
	CONSTRAINT "prices_sku_country_pk" PRIMARY KEY("sku","country"),
	CONSTRAINT "prices_positive" CHECK ("prices"."price" >= 0 and ("prices"."special" is null or "prices"."special" >= 0))
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"sku" text NOT NULL,
	"slug" text,
	"parent_id" integer,
	"section" text,
	"maker" text NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"path" text PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"status" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"key" text PRIMARY KEY NOT NULL,
	"id" integer NOT NULL,
	"position" integer NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"sku" text NOT NULL,
	"place" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "stock_sku_place_pk" PRIMARY KEY("sku","place"),
	CONSTRAINT "stock_not_oversold" CHECK ("stock"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"sku" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"size" text,
	"colour" text,
	"position" integer NOT NULL,
	"gtin" text,
	"grams" integer,
	"lead_time_days" integer,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_section_sections_key_fk" FOREIGN KEY ("section") REFERENCES "public"."sections"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_maker_makers_code_fk" FOREIGN KEY ("maker") REFERENCES "public"."makers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_sku_variants_sku_fk" FOREIGN KEY ("sku") REFERENCES "public"."variants"("sku") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_place_places_code_fk" FOREIGN KEY ("place") REFERENCES "public"."places"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "product_categories_category" ON "product_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_parent" ON "products" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "products_slug" ON "products" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "products_section" ON "products" USING btree ("section");--> statement-breakpoint
CREATE INDEX "variants_product" ON "variants" USING btree ("product_id");