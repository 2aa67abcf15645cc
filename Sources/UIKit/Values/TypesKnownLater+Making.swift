import CoreGraphics
import Foundation

// Where the initialisers of `_TypeKnownLater` end, with the class as a plain argument (`CInterposer/metatypes.c`).
//
// A class is taken for one of the classes below, whose initialiser is required: the call then goes through the table of methods
// of the class that it really is. Each of them has a subclass, so that no optimiser takes the call for one of a single class.

@_silgen_name("uikit_make_plain") func makePlain(_ type: UnsafeRawPointer) -> NSObject {
  let type = unsafeBitCast(type, to: NSObject.Type.self)
  // Foundation has no initialiser without arguments for these.
  if type == NSMutableAttributedString.self { return NSMutableAttributedString(string: "") }
  if type == NSAttributedString.self { return NSAttributedString(string: "") }
  // Tests throw one where any error will do.
  if type == NSError.self { return NSError(domain: "", code: 0) }
  // Apps put one where a timer will be; it fires never.
  if type == Timer.self {
    let timer = Timer(timeInterval: 1, repeats: false) { _ in }
    timer.invalidate()
    return timer
  }
  guard let made = TypesKnownLater.object(type) else {
    preconditionFailure("\(type) can't be made: this toolchain lays classes out in another way")
  }
  return made
}

@_silgen_name("uikit_make_framed") @MainActor func makeView(_ frame: CGRect, _ type: UnsafeRawPointer) -> UIView {
  unsafeBitCast(type, to: RequiredView.Type.self).init(frame: frame)
}

@_silgen_name("uikit_make_table") @MainActor func makeTable(
  _ frame: CGRect, _ style: UITableView.Style, _ type: UnsafeRawPointer
) -> UITableView {
  unsafeBitCast(type, to: RequiredTable.Type.self).init(frame: frame, style: style)
}

@_silgen_name("uikit_make_collection") @MainActor func makeCollection(
  _ frame: CGRect, _ layout: __owned UICollectionViewLayout, _ type: UnsafeRawPointer
) -> UICollectionView {
  unsafeBitCast(type, to: RequiredCollection.Type.self).init(frame: frame, collectionViewLayout: layout)
}

@_silgen_name("uikit_make_row") @MainActor func makeRow(
  _ style: UITableViewCell.CellStyle, _ name: __owned String?, _ type: UnsafeRawPointer
) -> UITableViewCell {
  unsafeBitCast(type, to: RequiredRow.Type.self).init(style: style, reuseIdentifier: name)
}

@_silgen_name("uikit_make_boundary") @MainActor func makeBoundary(
  _ name: __owned String?, _ type: UnsafeRawPointer
) -> UITableViewHeaderFooterView {
  unsafeBitCast(type, to: RequiredBoundary.Type.self).init(reuseIdentifier: name)
}

@_silgen_name("uikit_make_controller") @MainActor func makeController(
  _ name: __owned String?, _ bundle: __owned Bundle?, _ type: UnsafeRawPointer
) -> UIViewController {
  unsafeBitCast(type, to: RequiredController.Type.self).init(nibName: name, bundle: bundle)
}

@_silgen_name("uikit_make_navigation") @MainActor func makeNavigation(
  _ root: __owned UIViewController, _ type: UnsafeRawPointer
) -> UINavigationController {
  unsafeBitCast(type, to: RequiredNavigation.Type.self).init(rootViewController: root)
}

@_silgen_name("uikit_make_table_screen") @MainActor func makeTableScreen(
  _ style: UITableView.Style, _ type: UnsafeRawPointer
) -> UITableViewController {
  unsafeBitCast(type, to: RequiredTableScreen.Type.self).init(style: style)
}

@_silgen_name("uikit_make_collection_screen") @MainActor func makeCollectionScreen(
  _ layout: __owned UICollectionViewLayout, _ type: UnsafeRawPointer
) -> UICollectionViewController {
  unsafeBitCast(type, to: RequiredCollectionScreen.Type.self).init(collectionViewLayout: layout)
}

@_silgen_name("uikit_make_picture") @MainActor func makePicture(
  _ image: __owned UIImage?, _ type: UnsafeRawPointer
) -> UIImageView {
  unsafeBitCast(type, to: RequiredPicture.Type.self).init(image: image)
}

@_silgen_name("uikit_make_segue") @MainActor func makeSegue(
  _ name: __owned String?, _ source: __owned UIViewController, _ destination: __owned UIViewController, _ type: UnsafeRawPointer
) -> UIStoryboardSegue {
  unsafeBitCast(type, to: RequiredSegue.Type.self).init(identifier: name, source: source, destination: destination)
}

private class RequiredView: UIView {
  required override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OtherView: RequiredView {}

private class RequiredTable: UITableView {
  required override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OtherTable: RequiredTable {}

private class RequiredCollection: UICollectionView {
  required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OtherCollection: RequiredCollection {}

private class RequiredRow: UITableViewCell {
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OtherRow: RequiredRow {}

private class RequiredBoundary: UITableViewHeaderFooterView {
  required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OtherBoundary: RequiredBoundary {}

private class RequiredController: UIViewController {
  required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OtherController: RequiredController {}

private class RequiredNavigation: UINavigationController {
  required override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OtherNavigation: RequiredNavigation {}

private class RequiredTableScreen: UITableViewController {
  required override init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OtherTableScreen: RequiredTableScreen {}

private class RequiredCollectionScreen: UICollectionViewController {
  required override init(collectionViewLayout layout: UICollectionViewLayout) { super.init(collectionViewLayout: layout) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OtherCollectionScreen: RequiredCollectionScreen {}

private class RequiredPicture: UIImageView {
  required override init(image: UIImage?) { super.init(image: image) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OtherPicture: RequiredPicture {}

private class RequiredSegue: UIStoryboardSegue {
  required override init(identifier: String?, source: UIViewController, destination: UIViewController) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
private final class OtherSegue: RequiredSegue {}
