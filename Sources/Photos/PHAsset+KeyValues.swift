@_spi(CellHarness) import SelectorDispatch

/// What predicates and sort descriptors ask a picture for, and the file's name, which Apple's class answers to its key only.
@_spi(CellHarness) extension PHAsset: KeyValueCoded {
  public func set(_ value: Any?, named name: String) -> Bool { false }
  public func get(named name: String) -> Any? {
    switch name {
    case "creationDate": creationDate
    case "modificationDate": modificationDate
    case "mediaType": mediaType.rawValue
    case "mediaSubtype", "mediaSubtypes": Int(mediaSubtypes.rawValue)
    case "pixelWidth": pixelWidth
    case "pixelHeight": pixelHeight
    case "duration": duration
    case "favorite", "isFavorite": isFavorite
    case "hidden", "isHidden": isHidden
    case "localIdentifier": localIdentifier
    case "filename": "\(self.name).HEIC"
    default: nil
    }
  }
}

@_spi(CellHarness) extension PHCollection: KeyValueCoded {
  public func set(_ value: Any?, named name: String) -> Bool { false }
  public func get(named name: String) -> Any? {
    switch name {
    case "localizedTitle", "title": localizedTitle
    case "estimatedAssetCount": (self as? PHAssetCollection)?.estimatedAssetCount
    case "startDate": (self as? PHAssetCollection)?.startDate
    case "endDate": (self as? PHAssetCollection)?.endDate
    case "localIdentifier": localIdentifier
    default: nil
    }
  }
}
