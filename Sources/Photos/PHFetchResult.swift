import Foundation

/// Objects as they were when they were fetched. It does not follow changes: ``PHChange`` tells what they made of it.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, NSCopying, @unchecked Sendable {
  let objects: [ObjectType]
  private let query: (PhotoContent) -> [ObjectType]

  convenience init(_ query: @escaping (PhotoContent) -> [ObjectType]) {
    self.init(query, query(PhotoRunState.current.content))
  }
  init(_ query: @escaping (PhotoContent) -> [ObjectType], _ objects: [ObjectType]) {
    (self.query, self.objects) = (query, objects)
  }
  public override convenience init() { self.init({ _ in [] }, []) }

  open var count: Int { objects.count }
  open var firstObject: ObjectType? { objects.first }
  open var lastObject: ObjectType? { objects.last }

  open func object(at index: Int) -> ObjectType {
    precondition(
      objects.indices.contains(index), "PHFetchResult object(at:): index \(index) beyond bounds [0 ..< \(objects.count)]")
    return objects[index]
  }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { object(at: $0) } }
  open func contains(_ object: ObjectType) -> Bool { index(of: object) != NSNotFound }
  open func index(of object: ObjectType) -> Int { objects.firstIndex { Self.isSame($0, object) } ?? NSNotFound }

  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    enumerateObjects(options: [], using: block)
  }
  open func enumerateObjects(
    options: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateObjects(at: IndexSet(objects.indices), options: options, using: block)
  }
  open func enumerateObjects(
    at indexSet: IndexSet, options: NSEnumerationOptions, using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let order = Array(indexSet)
    for index in options.contains(.reverse) ? order.reversed() : order {
      block(object(at: index), index, &stop)
      if stop.boolValue { return }
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The same question, asked of another state of the library.
  func again(in content: PhotoContent) -> PHFetchResult { PHFetchResult(query, query(content)) }

  static func isSame(_ left: AnyObject, _ right: AnyObject) -> Bool {
    if let left = left as? PHObject, let right = right as? PHObject { return left == right }
    return left === right
  }
}

extension PHFetchResult where ObjectType == PHAsset {
  public func countOfAssets(with mediaType: PHAssetMediaType) -> Int { objects.count { $0.mediaType == mediaType } }
}
