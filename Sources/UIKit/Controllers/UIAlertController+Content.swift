import CoreGraphics

extension UIAlertController {
  /// As wide as an alert of a phone.
  private static let width: CGFloat = 270

  /// Puts a controller's view between the alert's own fields and the buttons: as wide as the alert, and as high as the controller prefers, or
  /// else as its constraints make it.
  func embed(_ content: UIViewController, below top: CGFloat) {
    addChild(content)
    let inner: UIView = content.view
    view.addSubview(inner)
    let size = room(for: content)
    if inner.translatesAutoresizingMaskIntoConstraints {
      inner.frame = CGRect(x: (view.bounds.width - size.width) / 2, y: top, width: size.width, height: size.height)
    } else {
      let sizes = [
        inner.widthAnchor.constraint(equalToConstant: size.width), inner.heightAnchor.constraint(equalToConstant: size.height),
      ]
      for constraint in sizes { constraint.priority = .defaultLow }
      NSLayoutConstraint.activate(
        sizes + [
          inner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          inner.topAnchor.constraint(equalTo: view.topAnchor, constant: top),
        ])
    }
    content.didMove(toParent: self)
  }

  private func room(for content: UIViewController) -> CGSize {
    let preferred = content.preferredContentSize
    if preferred.height > 0 { return CGSize(width: preferred.width > 0 ? preferred.width : Self.width, height: preferred.height) }
    let fitting = content.view.systemLayoutSizeFitting(
      CGSize(width: Self.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: Self.width, height: fitting.height)
  }
}
