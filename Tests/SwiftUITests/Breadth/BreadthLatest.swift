import CellTrace
import HeadlessCore
import Testing
import UniformTypeIdentifiers

@_spi(CellHarness) @testable import SwiftUI
@_spi(CellHarness) @testable import UIKit

extension Breadth {
  private static let a = Text("a")

  private struct Token: Identifiable {
    let id: Int
  }
  private struct Tall: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.8 }
  }
  private struct Underwater: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { for line in layout { ctx.draw(line) } }
  }
  private struct Instant: CustomAnimation {
    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic { nil }
  }
  private struct Heard: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: "b", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "c", categoryOrder: []), yAxis: nil, series: [])
    }
  }
  private struct Halting: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) { target.rect.origin.y = 0 }
  }

  /// What samples of the last years use besides.
  static let latest: [BreadthEntry] = [
    text(".listItemTint(ListItemTint?)") { $0.listItemTint(.monochrome) },
    text(".colorEffect(_:isEnabled:)") { $0.colorEffect(ShaderLibrary.glow(.float(1))) },
    text(".distortionEffect(_:maxSampleOffset:isEnabled:)") {
      $0.distortionEffect(ShaderLibrary.wave(.boundingRect), maxSampleOffset: .zero)
    },
    text(".layerEffect(_:maxSampleOffset:isEnabled:)") { $0.layerEffect(ShaderLibrary.blur(), maxSampleOffset: .zero) },
    text(".textRenderer(_:)") { $0.textRenderer(Underwater()) },
    text(".animation(Animation(CustomAnimation), value:)") { $0.animation(Animation(Instant()), value: 1) },
    text(".paletteSelectionEffect(_:)") { $0.paletteSelectionEffect(.custom) },
    text(".containerBackground(_:for:)") { $0.containerBackground(.red, for: .navigation) },
    text(".containerBackground(for:) {}") { $0.containerBackground(for: .navigation) { Color.red } },
    view(
      ".labelsVisibility(_:)", Toggle("b", isOn: .constant(true)).labelsVisibility(.hidden),
      without: Toggle("b", isOn: .constant(true))),
    text(".scenePadding(_:)") { $0.scenePadding(.horizontal) },
    text(".navigationLinkIndicatorVisibility(_:)") { $0.navigationLinkIndicatorVisibility(.hidden) },
    text(".sliderThumbVisibility(_:)") { $0.sliderThumbVisibility(.hidden) },
    text(".symbolVariableValueMode(_:)") { $0.symbolVariableValueMode(.draw) },
    text(".hoverEffectDisabled(_:)") { $0.hoverEffectDisabled() },
    text(".defaultHoverEffect(_:)") { $0.defaultHoverEffect(.lift) },
    text(".springLoadingBehavior(_:)") { $0.springLoadingBehavior(.enabled) },
    text(".invalidatableContent(_:)") { $0.invalidatableContent() },
    text(".navigationDocument(_:)") { $0.navigationDocument(URL(fileURLWithPath: "/a")) },
    text(".handlesExternalEvents(preferring:allowing:)") { $0.handlesExternalEvents(preferring: ["a"], allowing: ["*"]) },
    text(".findNavigator(isPresented:)") { $0.findNavigator(isPresented: .constant(false)) },
    text(".findDisabled(_:)") { $0.findDisabled() },
    text(".replaceDisabled(_:)") { $0.replaceDisabled() },
    text(".writingToolsBehavior(_:)") { $0.writingToolsBehavior(.disabled) },
    text(".writingToolsAffordanceVisibility(_:)") { $0.writingToolsAffordanceVisibility(.hidden) },
    text(".typeSelectEquivalent(_:)") { $0.typeSelectEquivalent("b") },
    view(
      ".gaugeStyle(.accessoryLinearCapacity)", Gauge(value: 0.5) { a }.gaugeStyle(.accessoryLinearCapacity),
      without: Gauge(value: 0.5) { a }),
    text(".transition(.symbolEffect(_:))") { $0.transition(.symbolEffect(.appear)) },
    text(".animation(.interpolatingSpring, value:)") { $0.animation(.interpolatingSpring, value: 1) },
    text(".modifier(_.animation(_:))") { $0.modifier(EmptyModifier().animation(.default)) },
    view(
      "Tab(value:) {}",
      TabView(selection: .constant(2)) {
        Tab(value: 1) { Text("b") }; Tab(value: 2) { a }
      },
      without: TabView(selection: .constant(1)) {
        Tab(value: 1) { Text("b") }; Tab(value: 2) { a }
      }),
    text(".dialogIcon(_:)") { $0.dialogIcon(Image(systemName: "star")) },
    text(".dialogSeverity(_:)") { $0.dialogSeverity(.critical) },
    text(".dialogSuppressionToggle(isSuppressed:)") { $0.dialogSuppressionToggle(isSuppressed: .constant(true)) },
    text(".searchPresentationToolbarBehavior(_:)") { $0.searchPresentationToolbarBehavior(.avoidHidingContent) },
    text(".searchToolbarBehavior(_:)") { $0.searchToolbarBehavior(.minimize) },
    text(".searchDictationBehavior(_:)") { $0.searchDictationBehavior(.inline(activation: .onSelect)) },
    text(".searchSuggestions(_:for:)") { $0.searchSuggestions(.hidden, for: .content) },
    text(".searchable(text:tokens:) {}") {
      $0.searchable(text: .constant(""), tokens: .constant([Token(id: 1)])) { Text("\($0.id)") }
    },
    text(".searchable(text:tokens:suggestedTokens:) {}") {
      $0.searchable(text: .constant(""), tokens: .constant([Token(id: 1)]), suggestedTokens: .constant([])) { Text("\($0.id)") }
    },
    text(".accessibilityRotor(_:) { AccessibilityRotorEntry }") {
      $0.accessibilityRotor("Unread") {
        AccessibilityRotorEntry("b", id: 1)
        ForEach([2, 3], id: \.self) { AccessibilityRotorEntry("c\($0)", id: $0) }
        if Bool(true) { AccessibilityRotorEntry(Text("d"), id: 4) }
      }
    },
    text(".accessibilityRotor(AccessibilitySystemRotor) {}") {
      $0.accessibilityRotor(.headings) { AccessibilityRotorEntry("b", id: 1) }
    },
    text(".tabViewCustomization(_:)") { $0.tabViewCustomization(.constant(TabViewCustomization())) },
    view(
      "Tab.customizationID(_:)", TabView { Tab("b", systemImage: "star") { a }.customizationID("c") },
      without: TabView { Tab("b", systemImage: "star") { a } }),
    view(
      "ImagePaint", Rectangle().fill(ImagePaint(image: Image("b"), scale: 2)), without: Rectangle().fill(.red)),
    text(".defaultAppStorage(_:)") { $0.defaultAppStorage(.standard) },
    text(".accessibilityZoomAction {}") { $0.accessibilityZoomAction { _ in } },
    text(".accessibilityScrollAction {}") { $0.accessibilityScrollAction { _ in } },
    text(".accessibilityDirectTouch(_:options:)") { $0.accessibilityDirectTouch(true, options: .silentOnTouch) },
    text(".accessibilityDragPoint(_:description:)") { $0.accessibilityDragPoint(.center, description: "b") },
    text(".accessibilityDropPoint(_:description:)") { $0.accessibilityDropPoint(.center, description: "b") },
    text(".accessibilityChartDescriptor(_:)") { $0.accessibilityChartDescriptor(Heard()) },
    text(".fileExporter(isPresented:item:)") { $0.fileExporter(isPresented: .constant(false), item: "b") { _ in } },
    text(".fileMover(isPresented:file:)") { $0.fileMover(isPresented: .constant(false), file: nil) { _ in } },
    text(".fileDialogMessage(_:)") { $0.fileDialogMessage("b") },
    text(".fileDialogConfirmationLabel(_:)") { $0.fileDialogConfirmationLabel("b") },
    text(".presentationDetents([.custom(_:)])") { $0.presentationDetents([.custom(Tall.self)]) },
    text(".scrollTargetBehavior(.viewAligned(limitBehavior:))") { $0.scrollTargetBehavior(.viewAligned(limitBehavior: .always)) },
    text(".scrollTargetBehavior(ScrollTargetBehavior)") { $0.scrollTargetBehavior(Halting()) },
    text(".presentationSizing(.sticky())") { $0.presentationSizing(.page.sticky(horizontal: true)) },
    compiles(".modifier(EmptyModifier)", a.modifier(EmptyModifier.identity)),
    view(
      "ControlGroup(_:systemImage:) {}", ControlGroup("b", systemImage: "star") { Button("c") {} }.controlGroupStyle(.menu),
      without: a),
    view("Button(_:image:) {}", Button("b", image: ImageResource(name: "b", bundle: .main)) {}, without: a),
    view("Label(_:image: ImageResource)", Label("b", image: ImageResource(name: "b", bundle: .main)), without: a),
    text("NavigationLink.isDetailLink(_:)") { text in
      NavigationLink {
        a
      } label: {
        text
      }.isDetailLink(false)
    },
    act(".toolbar { ToolbarTitleMenu {} }", expecting: "Rename") {
      let hosted = Hosted(a.toolbar { ToolbarTitleMenu { Button("Rename") {} } })
      return hosted.elements.first?["toolbar"]?.contains("Rename") == true ? "Rename" : "\(hosted.elements.first as Any)"
    },
  ]
}
