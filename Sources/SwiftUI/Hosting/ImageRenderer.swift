import Combine
import UIKit

/// Makes a picture of a view. There are no pixels here: the picture has the view's size and is named after its type.
@MainActor public final class ImageRenderer<Content>: ObservableObject where Content: View {
  /// The view.
  public var content: Content
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// The size the view is offered.
  public var proposedSize = ProposedViewSize.unspecified
  /// True if nothing shows through.
  public var isOpaque = false

  /// Creates a renderer.
  public init(content view: Content) { content = view }

  /// The picture; nil if the view has no size.
  public var uiImage: UIImage? {
    let host = UIHostingController(rootView: content)
    let offered = proposedSize.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    let size = host.sizeThatFits(in: offered)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in }
  }
  /// The picture; nil if the view has no size.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Draws the view into a context of the app's own, such as a page of a PDF file: `renderer` is called once with the view's size, and with what
  /// draws it. Nothing is drawn on the page here, as in ``uiImage``, whatever the scale. A view
  /// without a size is not drawn.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    guard let size = uiImage?.size else { return }
    renderer(size) { _ in }
  }
}
