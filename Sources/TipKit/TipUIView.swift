import UIKit

/// A tip among views of UIKit. The app adds and removes it as the tip's status says.
public final class TipUIView: UIView {
  private let content = TipContent()

  public init(
    _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    super.init(frame: .zero)
    content.show(tip, actionHandler, in: self)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public var imageSize: CGSize? {
    get { content.look.imageSize }
    set { content.look.imageSize = newValue }
  }
  public var cornerRadius: CGFloat {
    get { content.look.cornerRadius.map { CGFloat($0) } ?? 13 }
    set { content.look.cornerRadius = Double(newValue) }
  }
  public var viewStyle: (any TipViewStyle)? {
    get { content.style }
    set { content.style = newValue }
  }
}

/// A cell that shows a tip.
public final class TipUICollectionViewCell: UICollectionViewCell {
  private let content = TipContent()

  public func configureTip(
    _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) { content.show(tip, actionHandler, in: contentView) }

  public var imageSize: CGSize? {
    get { content.look.imageSize }
    set { content.look.imageSize = newValue }
  }
  public var cornerRadius: CGFloat {
    get { content.look.cornerRadius.map { CGFloat($0) } ?? 13 }
    set { content.look.cornerRadius = Double(newValue) }
  }
  public var viewStyle: (any TipViewStyle)? {
    get { content.style }
    set { content.style = newValue }
  }
}

/// A header or footer that shows a tip.
public final class TipUICollectionReusableView: UICollectionReusableView {
  private let content = TipContent()

  public func configureTip(
    _ tip: any Tip, arrowEdge: Edge? = nil, actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) { content.show(tip, actionHandler, in: self) }
}

/// A tip that a controller presents. The app presents and dismisses it as the tip's status says.
public final class TipUIPopoverViewController: UIViewController {
  private let content = TipContent()

  public init(
    _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceItem = sourceItem
    content.show(tip, actionHandler, in: view)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public var imageSize: CGSize? {
    get { content.look.imageSize }
    set { content.look.imageSize = newValue }
  }
  public var viewStyle: (any TipViewStyle)? {
    get { content.style }
    set { content.style = newValue }
  }
}

/// A tip's views in one of UIKit's.
@MainActor private final class TipContent {
  private var tip: (any Tip)?
  private var action: @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  private var view: (any UIView & UIContentView)?
  var look = TipLook() { didSet { update() } }
  var style: (any TipViewStyle)? { didSet { update() } }

  func show(_ tip: any Tip, _ action: @escaping @MainActor @Sendable (Tips.Action) -> Void, in place: UIView) {
    (self.tip, self.action) = (tip, action)
    if view != nil { return update() }
    guard let made = configuration?.makeContentView() else { return }
    view = made
    made.translatesAutoresizingMaskIntoConstraints = false
    place.addSubview(made)
    NSLayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: place.topAnchor), made.bottomAnchor.constraint(equalTo: place.bottomAnchor),
      made.leadingAnchor.constraint(equalTo: place.leadingAnchor), made.trailingAnchor.constraint(equalTo: place.trailingAnchor),
    ])
  }

  private func update() {
    guard let view, let configuration else { return }
    view.configuration = configuration
  }

  private var configuration: (any UIContentConfiguration)? {
    guard let tip else { return nil }
    let (action, look, style) = (action, look, style ?? MiniTipViewStyle())
    return UIHostingConfiguration {
      ShownTip(tip: tip, action: action)
        .environment(\.tipLook, look)
        .environment(\.tipViewStyle, style)
    }
    .margins(.all, 0)
  }
}
