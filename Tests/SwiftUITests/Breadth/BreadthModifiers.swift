import SwiftUI

extension Breadth {
  private struct Chip: ViewModifier {
    func body(content: Content) -> some View { content.padding(4).background(Color.blue) }
  }

  private static var card: some View { Text("Something to be put into a frame").background(Color.red) }
  private static var icon: Image { Image(systemName: "star") }

  /// Layout, style and text.
  static let looks: [BreadthEntry] = [
    text(".padding(_:_:)") { $0.padding(.horizontal, 8) },
    text(".padding(_:)") { $0.padding(8) },
    text(".padding()") { $0.padding() },
    text(".background(_:)") { $0.background(Color.red) },
    text(".background {}") { $0.background { Circle().fill(.red) } },
    text(".background(_:in:)") { $0.background(.thinMaterial, in: Capsule()) },
    text(".overlay {}") { $0.overlay { Text("over") } },
    text(".overlay(alignment:) {}") { $0.overlay(alignment: .topTrailing) { Text("over") } },
    text(".overlay(_:)") { $0.overlay(RoundedRectangle(cornerRadius: 4).stroke(.red)) },
    text(".foregroundStyle(_:)") { $0.foregroundStyle(.secondary) },
    text(".foregroundColor(_:)") { $0.foregroundColor(.red) },
    text(".font(_:)") { $0.font(.system(size: 24, weight: .bold)) },
    text(".fontWeight(_:)") { $0.fontWeight(.semibold) },
    text(".weight(_:)") { $0.font(.title.weight(.heavy)) },
    text(".bold()") { $0.bold() },
    text(".italic()") { $0.italic() },
    text(".frame(width:height:)") { $0.frame(width: 40, height: 90) },
    text(".frame(width:)") { $0.frame(width: 40) },
    view(".frame(height:)", card.frame(height: 99).background(Color.blue), without: card.background(Color.blue)),
    view(
      ".frame(height:alignment:)", card.frame(height: 99, alignment: .top).background(Color.blue),
      without: card.background(Color.blue)),
    view(".frame(maxWidth:)", card.frame(maxWidth: .infinity).background(Color.blue), without: card.background(Color.blue)),
    text(".frame(maxWidth:alignment:)") { $0.frame(maxWidth: .infinity, alignment: .leading) },
    view(
      ".frame(maxWidth:maxHeight:)", card.frame(maxWidth: .infinity, maxHeight: 100).background(Color.blue),
      without: card.background(Color.blue)),
    text(".frame(maxWidth:maxHeight:alignment:)") { $0.frame(maxWidth: .infinity, maxHeight: 9, alignment: .topLeading) },
    text(".frame(maxWidth:minHeight:maxHeight:alignment:)") {
      $0.frame(maxWidth: .infinity, minHeight: 70, maxHeight: 80, alignment: .trailing)
    },
    view(".frame(maxHeight:)", card.frame(maxHeight: 20), without: card),
    text(".frame(minHeight:)") { $0.frame(minHeight: 200) },
    view(".frame(minWidth:)", card.frame(minWidth: 300).background(Color.blue), without: card.background(Color.blue)),
    text(".lineLimit(_:)") { $0.lineLimit(1) },
    text(".multilineTextAlignment(_:)") { $0.multilineTextAlignment(.trailing) },
    text(".truncationMode(_:)") { $0.truncationMode(.middle) },
    text(".minimumScaleFactor(_:)") { $0.minimumScaleFactor(0.5) },
    text(".allowsTightening(_:)") { $0.allowsTightening(true) },
    text(".lineSpacing(_:)") { $0.lineSpacing(9) },
    text(".baselineOffset(_:)") { $0.baselineOffset(3) },
    text(".textCase(_:)") { $0.textCase(.uppercase) },
    view(".tint(_:)", ProgressView(value: 0.5).tint(.red), without: ProgressView(value: 0.5)),
    view(".clipShape(_:)", card.offset(x: 999).clipShape(Circle()), without: card.offset(x: 999)),
    view(".clipped()", card.offset(x: 999).clipped(), without: card.offset(x: 999)),
    view(".cornerRadius(_:)", card.offset(x: 999).cornerRadius(5), without: card.offset(x: 999)),
    text(".containerShape(_:)") { $0.containerShape(Capsule()) },
    text(".opacity(_:)") { $0.opacity(0) },
    text(".blur(radius:)") { $0.blur(radius: 3) },
    text(".shadow(color:radius:y:)") { $0.shadow(color: .black, radius: 2, y: 1) },
    text(".blendMode(_:)") { $0.blendMode(.multiply) },
    text(".compositingGroup()") { $0.compositingGroup() },
    text(".drawingGroup()") { $0.drawingGroup() },
    view(".mask(_:)", card.offset(x: 999).mask(Circle()), without: card.offset(x: 999)),
    text(".offset(x:y:)") { $0.offset(x: 3, y: 4) },
    text(".offset(y:)") { $0.offset(y: 4) },
    text(".offset(x:)") { $0.offset(x: 4) },
    text(".rotationEffect(_:)") { $0.rotationEffect(.degrees(90)) },
    text(".scaleEffect(_:)") { $0.scaleEffect(1.5) },
    view(".fixedSize()", card.fixedSize().frame(width: 30), without: card.frame(width: 30)),
    view(
      ".fixedSize(horizontal:vertical:)", card.fixedSize(horizontal: true, vertical: false).frame(width: 30),
      without: card.frame(width: 30)),
    text(".ignoresSafeArea()") { $0.ignoresSafeArea() },
    view(
      ".layoutPriority(_:)",
      HStack {
        Text("Long enough to be cut somewhere"); Text("And so is this one").layoutPriority(1)
      }.lineLimit(1).frame(width: 200),
      without: HStack {
        Text("Long enough to be cut somewhere"); Text("And so is this one")
      }.lineLimit(1).frame(width: 200)),
    view(
      ".alignmentGuide(_:) {}",
      VStack(alignment: .leading) {
        Text("a"); Text("b").alignmentGuide(.leading) { _ in -9 }
      },
      without: VStack(alignment: .leading) {
        Text("a"); Text("b")
      }),
    view(
      ".zIndex(_:)",
      ZStack {
        Text("a").zIndex(1); Text("b")
      },
      without: ZStack {
        Text("a"); Text("b")
      }),
    view(".resizable()", icon.resizable().frame(width: 90, height: 90), without: icon.frame(width: 90, height: 90)),
    view(
      ".renderingMode(_:)", Image("x").renderingMode(.template).foregroundStyle(.red), without: Image("x").foregroundStyle(.red)),
    view(".imageScale(_:)", icon.imageScale(.large), without: icon),
    view(
      ".aspectRatio(contentMode:)", icon.resizable().aspectRatio(contentMode: .fit).frame(width: 90, height: 20),
      without: icon.resizable().frame(width: 90, height: 20)),
    view(
      ".aspectRatio(_:contentMode:)", Color.red.aspectRatio(2, contentMode: .fit).frame(width: 90),
      without: Color.red.frame(width: 90)),
    view(
      ".scaledToFit()", icon.resizable().scaledToFit().frame(width: 90, height: 20),
      without: icon.resizable().frame(width: 90, height: 20)),
    view(
      ".scaledToFill()", icon.resizable().scaledToFill().frame(width: 90, height: 20),
      without: icon.resizable().frame(width: 90, height: 20)),
    view(".fill(_:)", Circle().fill(.red), without: Circle()),
    view(".stroke(_:lineWidth:)", Circle().stroke(.red, lineWidth: 2), without: Circle()),
    view(".stroke(_:)", Circle().stroke(.red), without: Circle()),
    view(".strokeBorder(_:lineWidth:)", Circle().strokeBorder(.red, lineWidth: 2), without: Circle()),
    view(".strokeBorder(lineWidth:)", Circle().strokeBorder(lineWidth: 2), without: Circle()),
    text(".modifier(_:)") { $0.modifier(Chip()) },
    perceived(".redacted(reason:)") { $0.redacted(reason: .placeholder) },
    text(".environment(_:_:)") { $0.environment(\.font, .largeTitle) },
    text(".glassEffect()") { $0.glassEffect() },
    text(".glassEffect(_:)") { $0.glassEffect(.regular.interactive()) },
    text(".glassEffect(_:in:)") { $0.glassEffect(.regular, in: Circle()) },
    text(".degrees(_:)") { $0.rotationEffect(.degrees(9)) },
    text(".easeInOut(duration:)") { $0.animation(.easeInOut(duration: 1), value: 1) },
    text(".hoverEffect()") { $0.hoverEffect() },
    text(".contentTransition(_:)") { $0.contentTransition(.numericText()) },
    text(".transition(_:)") { $0.transition(.opacity) },
    text(".combined(with:)") { $0.transition(.opacity.combined(with: .blurReplace)) },
    text(".animation(_:value:)") { $0.animation(.easeInOut, value: 1) },
    text(".animation(_:)") { $0.animation(.default) },
    text(".transaction {}") { $0.transaction { $0.animation = nil } },
    text(".id(_:)") { $0.id(1) },
    view(
      ".tag(_:)",
      Picker("a", selection: .constant(2)) {
        Text("one").tag(1); Text("two").tag(2)
      },
      without: Picker("a", selection: .constant(2)) {
        Text("one"); Text("two")
      }),
    text(".previewDisplayName(_:)") { $0.previewDisplayName("Row") },
    text(".previewLayout(_:)") { $0.previewLayout(.sizeThatFits) },
    perceived(".accessibilityLabel(_:)") { $0.accessibilityLabel("said") },
    text(".accessibility(label:)") { $0.accessibility(label: Text("said")) },
    perceived(".accessibilityHint(_:)") { $0.accessibilityHint("hint") },
    perceived(".accessibilityHidden(_:)") { $0.accessibilityHidden(true) },
    perceived(".accessibilityIdentifier(_:)") { $0.accessibilityIdentifier("row") },
    perceived(".accessibilityAddTraits(_:)") { $0.accessibilityAddTraits(.isButton) },
    view(
      ".accessibilityRemoveTraits(_:)", card.accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader),
      without: card.accessibilityAddTraits(.isHeader)),
    perceived(".accessibilityElement(children:)") { $0.accessibilityElement(children: .combine) },
    perceived(".accessibilityActions {}") { $0.accessibilityActions { Button("Act") {} } },
    perceived(".accessibilityAction {}") { $0.accessibilityAction { _ = 1 } },
  ]
}
