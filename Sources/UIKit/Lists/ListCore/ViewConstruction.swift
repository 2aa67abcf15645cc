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

  /// A row of any class, also of one that has initialisers of its own only.
  static func makeRow(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    let style = UITableViewCell.CellStyle.default.rawValue
    guard let row = rowInitializer?.make(type, style: UInt8(style), name: identifier) as? UITableViewCell else {
      preconditionFailure("\(type) can't be made: this toolchain lays classes out in another way")
    }
    return row
  }

  /// A header or footer of a table, of any class.
  static func makeBoundary(_ type: UITableViewHeaderFooterView.Type, _ identifier: String) -> UITableViewHeaderFooterView {
    guard let view = boundaryInitializer?.make(type, name: identifier) as? UITableViewHeaderFooterView else {
      preconditionFailure("\(type) can't be made: this toolchain lays classes out in another way")
    }
    return view
  }

  private static let rowInitializer = DynamicInit(overriding: OverridingRow.self, plain: PlainRow.self, notIn: UIView.self)
  private static let boundaryInitializer = DynamicInit(
    overriding: OverridingBoundary.self, plain: PlainBoundary.self, notIn: UIView.self)

  private class PlainRow: UITableViewCell {}

  private final class OverridingRow: PlainRow {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private class PlainBoundary: UITableViewHeaderFooterView {}

  private final class OverridingBoundary: PlainBoundary {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private static let initializer = DynamicInit(overriding: Overriding.self, plain: Plain.self)

  private class Plain: UICollectionReusableView {}

  private final class Overriding: Plain {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
}
