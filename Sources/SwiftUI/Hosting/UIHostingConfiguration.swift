import HeadlessCore
@_spi(CellHarness) import UIKit

/// A content configuration that shows a SwiftUI view in a cell.
///
/// Assigning another configuration of the same generic type updates the present hosting view in place (RU-01): state at the
/// same place in the view's structure is kept. Margins default to the cell's list content margins (UH-06) and the height to
/// at least 44 points in lists (UH-07). The background is a view tree of its own that never takes part in sizing (UH-09).
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  var content: Content
  var background: Background
  var margins = HostingMargins()
  var minWidth: CGFloat?
  var minHeight: CGFloat?
  var state: UICellConfigurationState?

  init(
    content: Content, background: Background, margins: HostingMargins, minWidth: CGFloat?, minHeight: CGFloat?,
    state: UICellConfigurationState?
  ) {
    self.content = content
    self.background = background
    self.margins = margins
    self.minWidth = minWidth
    self.minHeight = minHeight
    self.state = state
  }

  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self)
  }

  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration {
    var copy = self
    copy.state = state as? UICellConfigurationState
    return copy
  }

  /// Sets the background to a shape style that fills the cell.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    replacingBackground(_UIHostingConfigurationBackgroundView(style: style))
  }

  /// Sets the background to a view that fills the cell.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    replacingBackground(content())
  }

  /// Replaces the default margins at the given edges; other edges keep theirs.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Replaces the default margins at the given edges by those of `insets`.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var copy = self
    if edges.contains(.top) { copy.margins.top = insets.top }
    if edges.contains(.leading) { copy.margins.leading = insets.leading }
    if edges.contains(.bottom) { copy.margins.bottom = insets.bottom }
    if edges.contains(.trailing) { copy.margins.trailing = insets.trailing }
    return copy
  }

  /// Sets the least size, margins included; nil means the system's.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var copy = self
    copy.minWidth = width
    copy.minHeight = height
    return copy
  }

  private func replacingBackground<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(
      content: content, background: background, margins: margins, minWidth: minWidth, minHeight: minHeight, state: state)
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a configuration that shows `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(
      content: content(), background: EmptyView(), margins: HostingMargins(), minWidth: nil, minHeight: nil, state: nil)
  }
}

/// The view that fills a cell with a shape style.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  var style: S

  public var body: some View { Rectangle().fill(style) }
}

/// Margins an app has set; nil means the default.
struct HostingMargins {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The margins in effect, given the defaults of the place.
  func resolved(over defaults: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? defaults.top, leading: leading ?? defaults.leading, bottom: bottom ?? defaults.bottom,
      trailing: trailing ?? defaults.trailing)
  }
}
