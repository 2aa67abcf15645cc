import CoreLocation
import SwiftUI

/// A feature of the ground, which a user could select: no ground is drawn, so there is none.
public struct MapFeature: Hashable, Sendable {
  private init() {}
}

/// What is selected on a map: what content was tagged with, or a feature of the ground, of which there are none.
public struct MapSelection<Value>: Hashable where Value: Hashable {
  /// What the content was tagged with.
  public let value: Value?
  /// Always nil.
  public var feature: MapFeature? { nil }
  /// A selection of what is tagged with the value.
  public init(_ value: Value) { self.value = value }
}

/// What is selected on a map, and how that changes.
@MainActor struct ChosenPlace {
  /// Whether the place with a tag is the selected one.
  var isChosen: (AnyHashable) -> Bool
  /// Selects a place by its tag, or none.
  var choose: (AnyHashable?) -> Void
  /// Whether a tag is of the type that this map selects.
  var canChoose: (AnyHashable) -> Bool

  init<Value: Hashable>(_ selection: Binding<Value?>) {
    isChosen = { tag in selection.wrappedValue.map { AnyHashable($0) == tag } ?? false }
    choose = { tag in selection.wrappedValue = tag.flatMap { $0.base as? Value } }
    canChoose = { $0.base is Value }
  }
}

extension PlacedContent {
  /// The view with what a tap on it selects, as far as it can be selected.
  @MainActor func shown(_ chosen: ChosenPlace?) -> AnyView {
    guard let chosen, let tag, chosen.canChoose(tag) else { return view }
    return AnyView(
      view.onTapGesture { chosen.choose(tag) }.accessibilityAddTraits(
        chosen.isChosen(tag) ? [.isButton, .isSelected] : .isButton))
  }
}

extension Map where Content == MapContentView {
  /// Creates a map whose camera the app moves, and of which a tap selects what has a tag.
  public init<Selected, C>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<Selected?>, scope: Namespace.ID? = nil, @MapContentBuilder content: @escaping () -> C
  ) where Selected: Hashable, C: MapContent { self.init(position.wrappedValue, selecting: ChosenPlace(selection), content) }
  /// Creates a map of which a tap selects what has a tag.
  public init<Selected, C>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<Selected?>, scope: Namespace.ID? = nil,
    @MapContentBuilder content: @escaping () -> C
  ) where Selected: Hashable, C: MapContent { self.init(initialPosition, selecting: ChosenPlace(selection), content) }
  /// Creates a map without content, on which features of the ground could be selected.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
    selection: Binding<MapFeature?>, scope: Namespace.ID? = nil
  ) { self.init(position.wrappedValue, selecting: ChosenPlace(selection)) { MapContentList { _ in } } }
}
