import Foundation
import HeadlessCore

/// Makes reusable views of classes that the runtime knows as values (LC-25).
@MainActor enum ViewConstruction {
  static func make(_ type: UICollectionReusableView.Type, frame: CGRect = .zero) -> UICollectionReusableView {
    guard let view = initializer?.make(type, frame: frame) as? UICollectionReusableView else {
      preconditionFailure("\(type) can't be made: this toolchain lays classes out in another way")
    }
    return view
  }

  /// A view of any class.
  static func makeView(_ type: UIView.Type) -> UIView {
    guard let view = initializer?.make(type, frame: .zero) as? UIView else {
      preconditionFailure("\(type) can't be made: this toolchain lays classes out in another way")
    }
    return view
  }

  private static let initializer = DynamicInit(overriding: Overriding.self, plain: Plain.self)

  private class Plain: UICollectionReusableView {}

  private final class Overriding: Plain {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
}
