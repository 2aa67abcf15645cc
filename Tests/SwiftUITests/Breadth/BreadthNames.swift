import SwiftUI

extension Breadth {
  private static func styled(_ shape: String, _ style: some ShapeStyle) -> BreadthEntry {
    view(shape, Circle().fill(style), without: Circle().fill(Color.mint))
  }
  private static func lettered(_ shape: String, _ font: Font) -> BreadthEntry {
    view(shape, Text("a").font(font), without: Text("a").font(.system(size: 77)))
  }

  /// Short forms: what stands after a dot.
  static let names: [BreadthEntry] = [
    styled(".primary", .primary), styled(".secondary", .secondary), styled(".tertiary", .tertiary), styled(".red", .red),
    styled(".blue", .blue), styled(".green", .green), styled(".gray", .gray), styled(".yellow", .yellow),
    styled(".orange", .orange), styled(".pink", .pink), styled(".tint", .tint), styled(".separator", .separator),
    styled(".accentColor", Color.accentColor), styled(".background", .background),
    lettered(".footnote", .footnote), lettered(".caption", .caption), lettered(".headline", .headline),
    lettered(".subheadline", .subheadline), lettered(".callout", .callout), lettered(".title2", .title2),
    lettered(".title3", .title3), lettered(".body", .body), lettered(".bold", .body.bold()),
    lettered(".medium", .system(size: 9, weight: .medium)), lettered(".regular", .system(size: 9, weight: .regular)),
    lettered(".semibold", .system(size: 9, weight: .semibold)), lettered(".heavy", .system(size: 9, weight: .heavy)),
    lettered(".custom", .custom("Inter", size: 12)),
    lettered("Font", Font.body.italic()),
    view(
      ".inline",
      Picker("a", selection: .constant(1)) {
        Text("1").tag(1)
      }.pickerStyle(.inline),
      without: Picker("a", selection: .constant(1)) {
        Text("1").tag(1)
      }.pickerStyle(.menu)),
    view(".middle", Text("a").truncationMode(.middle), without: Text("a")),
    view(".always", Text("a").badge(1).listRowSeparator(.visible), without: Text("a").badge(1)),
    view(
      ".rightToLeft",
      HStack {
        Text("a"); Text("b")
      }.environment(\.layoutDirection, .rightToLeft),
      without: HStack {
        Text("a"); Text("b")
      }),
    view(
      ".leading",
      VStack(alignment: .leading) {
        Text("a"); Text("bbb")
      },
      without: VStack {
        Text("a"); Text("bbb")
      }),
    view(
      ".firstTextBaseline",
      HStack(alignment: .firstTextBaseline) {
        Text("a"); Text("b").font(.largeTitle)
      },
      without: HStack(alignment: .top) {
        Text("a"); Text("b").font(.largeTitle)
      }),
    view(
      ".topLeading", Text("a").frame(width: 99, height: 99, alignment: .topLeading),
      without: Text("a").frame(width: 99, height: 99)),
    view(
      ".bottomLeading", Text("a").frame(width: 99, height: 99, alignment: .bottomLeading),
      without: Text("a").frame(width: 99, height: 99)),
    view(
      ".bottomTrailing", Text("a").frame(width: 99, height: 99, alignment: .bottomTrailing),
      without: Text("a").frame(width: 99, height: 99)),
    view(".all", Text("a").padding(.all, 3), without: Text("a")),
    view(".horizontal", Text("a").padding(.horizontal, 3).background(Color.red), without: Text("a").background(Color.red)),
    view(
      ".fit", Color.red.aspectRatio(1, contentMode: .fit).frame(width: 80, height: 20),
      without: Color.red.aspectRatio(1, contentMode: .fill).frame(width: 80, height: 20)),
    view(
      ".fill", Color.red.aspectRatio(1, contentMode: .fill).frame(width: 80, height: 20),
      without: Color.red.frame(width: 80, height: 20)),
    view(".bordered", Button("a") {}.buttonStyle(.bordered), without: Button("a") {}.buttonStyle(.plain)),
    view(".borderedProminent", Button("a") {}.buttonStyle(.borderedProminent), without: Button("a") {}.buttonStyle(.plain)),
    view(".borderless", Button("a") {}.buttonStyle(.borderless), without: Button("a") {}.buttonStyle(.bordered)),
    view(".plain", Button("a") {}.buttonStyle(.plain), without: Button("a") {}.buttonStyle(.bordered)),
    view(".destructive", Button("a", role: .destructive) {}, without: Button("a") {}),
    view(".circular", ProgressView(value: 0.1).progressViewStyle(.circular), without: ProgressView(value: 0.1)),
    view(".small", Text("a").controlSize(.small), without: Text("a")),
    view(".large", Image(systemName: "star").imageScale(.large), without: Image(systemName: "star")),
    view(
      ".template", Image("x").renderingMode(.template).foregroundStyle(.red), without: Image("x").foregroundStyle(.red)),
    view(
      ".automatic", Label("a", systemImage: "star").labelStyle(.automatic),
      without: Label("a", systemImage: "star").labelStyle(.iconOnly)),
    view(".hidden", Text("a").hidden(), without: Text("a")),
    view(".identity", Text("a").transition(.identity), without: Text("a")),
    view(".easeInOut", Text("a").animation(.easeInOut(duration: 1), value: 1), without: Text("a")),
    view(".ignore", Text("a").accessibilityElement(children: .ignore), without: Text("a")),
    view(
      ".inset", Text("a").background(Rectangle().inset(by: 2).fill(.red)),
      without: Text("a").background(Rectangle().fill(.red))),
    view(".degrees", Text("a").rotationEffect(.degrees(9)), without: Text("a")),
    view(
      ".listRowSeparatorLeading", List { Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in 9 } }.frame(height: 99),
      without: List { Text("a") }.frame(height: 99)),
    view(".white", Color.white, without: Color.black), view(".black", Color.black, without: Color.white),
    view(".clear", Color.clear, without: Color.black),
  ]
}
