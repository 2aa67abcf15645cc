import CoreLocation
import SwiftUI

/// What a map shows: markers, annotations, and things made of them.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// One thing at a place of a map.
struct PlacedContent {
  var coordinate: CLLocationCoordinate2D
  var anchor: UnitPoint
  var view: AnyView
  /// What a selection of it is called.
  var tag: AnyHashable?
}

/// Content that stands at places itself.
protocol PrimitiveMapContent: MapContent where Body == Never {
  @MainActor func place(_ places: inout [PlacedContent])
}

extension PrimitiveMapContent {
  /// Never called: the map asks for the places instead.
  public var body: Never { preconditionFailure("\(Self.self) is shown by the map and has no body.") }
}

extension Never: MapContent {}

extension MapContent {
  /// Adds the places of any content.
  @MainActor func collect(_ places: inout [PlacedContent]) {
    if let primitive = self as? any PrimitiveMapContent { primitive.place(&places) } else { body.collect(&places) }
  }
}

/// A balloon with a name.
public struct Marker<Label>: MapContent, PrimitiveMapContent where Label: View {
  let coordinate: CLLocationCoordinate2D
  let label: Label
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.coordinate = coordinate
    self.label = label()
  }
  @MainActor func place(_ places: inout [PlacedContent]) {
    places.append(PlacedContent(coordinate: coordinate, anchor: .bottom, view: AnyView(label)))
  }
}

extension Marker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Text(titleKey) }
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { Text(title) }
  }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { SwiftUI.Label(title, systemImage: systemImage) }
  }
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(coordinate: coordinate) { SwiftUI.Label(titleKey, image: image) }
  }
}

/// A view at a place, with its name below.
public struct Annotation<Label, Content>: MapContent, PrimitiveMapContent where Label: View, Content: View {
  let coordinate: CLLocationCoordinate2D
  let anchor: UnitPoint
  let label: Label
  let content: Content
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.coordinate = coordinate
    self.anchor = anchor
    self.content = content()
    self.label = label()
  }
  @MainActor func place(_ places: inout [PlacedContent]) {
    let (content, label) = (content, label)
    places.append(
      PlacedContent(
        coordinate: coordinate, anchor: anchor,
        view: AnyView(
          VStack {
            content; label
          })))
  }
}

extension Annotation where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) } }
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) { self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) } }
}

/// Where the user is: nowhere, for the place of this device is not known.
public struct UserAnnotation: MapContent, PrimitiveMapContent {
  public init() {}
  @MainActor func place(_ places: inout [PlacedContent]) {}
}

/// A line along places: no ground is drawn, and no line on it.
public struct MapPolyline: MapContent, PrimitiveMapContent {
  public init(coordinates: [CLLocationCoordinate2D]) {}
  @MainActor func place(_ places: inout [PlacedContent]) {}
}

/// A circle around a place: no ground is drawn, and no circle on it.
public struct MapCircle: MapContent, PrimitiveMapContent {
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
  @MainActor func place(_ places: inout [PlacedContent]) {}
}

extension MapContent {
  /// The colour of markers.
  public func tint<S>(_ style: S?) -> some MapContent where S: ShapeStyle { changed { view in AnyView(view.tint(Color(style))) } }
  /// A colour of markers.
  public func tint(_ tint: Color?) -> some MapContent { changed { view in AnyView(view.tint(tint)) } }
  /// What a map with a selection says when the content is tapped.
  public func tag<V>(_ tag: V) -> some MapContent where V: Hashable { TaggedMapContent(content: self, tag: AnyHashable(tag)) }
  /// Whether the names of annotations show.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent { changed { $0 } }
  /// The line of shapes.
  public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent where S: ShapeStyle { changed { $0 } }
  /// The inside of shapes.
  public func foregroundStyle<S>(_ style: S) -> some MapContent where S: ShapeStyle { changed { $0 } }

  private func changed(_ change: @escaping @MainActor (AnyView) -> AnyView) -> ChangedMapContent<Self> {
    ChangedMapContent(content: self, change: change)
  }
}

/// Content whose views are changed.
struct ChangedMapContent<Content: MapContent>: MapContent, PrimitiveMapContent {
  let content: Content
  let change: @MainActor (AnyView) -> AnyView
  @MainActor func place(_ places: inout [PlacedContent]) {
    let first = places.count
    content.collect(&places)
    for index in first..<places.count { places[index].view = change(places[index].view) }
  }
}

/// Content with what a selection of it is called.
struct TaggedMapContent<Content: MapContent>: MapContent, PrimitiveMapContent {
  let content: Content
  let tag: AnyHashable
  @MainActor func place(_ places: inout [PlacedContent]) {
    let first = places.count
    content.collect(&places)
    for index in first..<places.count where places[index].tag == nil { places[index].tag = tag }
  }
}

extension Color {
  /// The colour, if a style is one.
  fileprivate init?<S>(_ style: S?) where S: ShapeStyle {
    guard let color = style as? Color else { return nil }
    self = color
  }
}
