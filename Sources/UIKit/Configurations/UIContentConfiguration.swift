import Foundation

/// Describes the content of a view by value.
public protocol UIContentConfiguration {
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// A view takes configurations of the type it has now (CC-03).
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// Changes a colour at the moment it is used.
public struct UIConfigurationColorTransformer {
  private final class Box {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }
  private let box: Box

  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    box = Box(transform)
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Grey of the same brightness.
  nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
    var white: CGFloat = 0
    var alpha: CGFloat = 0
    color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }
  /// The colour itself, where the system prefers tints.
  nonisolated(unsafe) public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// A tint without colour.
  nonisolated(unsafe) public static let monochromeTint = UIConfigurationColorTransformer { _ in .secondaryLabel }

  /// Closures can't be compared; copies of one transformer are the same.
  func isSame(as other: UIConfigurationColorTransformer) -> Bool { box === other.box }
}

extension UIConfigurationColorTransformer? {
  func isSame(as other: UIConfigurationColorTransformer?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): left.isSame(as: right)
    case (nil, _?), (_?, nil): false
    }
  }
}
