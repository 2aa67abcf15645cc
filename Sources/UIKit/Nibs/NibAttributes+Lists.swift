import CoreGraphics
import Foundation

extension NibAttributes {
  static let scrollView: Setters<UIScrollView> = [
    "alwaysBounceHorizontal": { $0.alwaysBounceHorizontal = $1.flag },
    "alwaysBounceVertical": { $0.alwaysBounceVertical = $1.flag },
    "automaticallyAdjustsScrollIndicatorInsets": { $0.automaticallyAdjustsScrollIndicatorInsets = $1.flag },
    "bounces": { $0.bounces = $1.flag }, "bouncesZoom": { $0.bouncesZoom = $1.flag },
    "canCancelContentTouches": { $0.canCancelContentTouches = $1.flag },
    "contentInset": { $0.contentInset = $1.insets },
    "contentInsetAdjustmentBehavior": {
      $0.contentInsetAdjustmentBehavior = $1.named(UIScrollView.ContentInsetAdjustmentBehavior.self) ?? .automatic
    },
    "delaysContentTouches": { $0.delaysContentTouches = $1.flag },
    "directionalLockEnabled": { $0.isDirectionalLockEnabled = $1.flag },
    "indicatorStyle": { $0.indicatorStyle = $1.named(UIScrollView.IndicatorStyle.self) ?? .default },
    "keyboardDismissMode": { $0.keyboardDismissMode = $1.named(UIScrollView.KeyboardDismissMode.self) ?? .none },
    "maximumZoomScale": { $0.maximumZoomScale = $1.number }, "minimumZoomScale": { $0.minimumZoomScale = $1.number },
    "pagingEnabled": { $0.isPagingEnabled = $1.flag }, "scrollEnabled": { $0.isScrollEnabled = $1.flag },
    "scrollIndicatorInsets": { $0.scrollIndicatorInsets = $1.insets },
    "scrollsToTop": { $0.scrollsToTop = $1.flag },
    "showsHorizontalScrollIndicator": { $0.showsHorizontalScrollIndicator = $1.flag },
    "showsVerticalScrollIndicator": { $0.showsVerticalScrollIndicator = $1.flag },
  ]

  /// -1 means automatic.
  private static func length(_ value: NibValue) -> CGFloat {
    value.number < 0 ? UITableView.automaticDimension : value.number
  }

  static let tableView: Setters<UITableView> = [
    "allowsMultipleSelection": { $0.allowsMultipleSelection = $1.flag },
    "allowsMultipleSelectionDuringEditing": { $0.allowsMultipleSelectionDuringEditing = $1.flag },
    "allowsSelection": { $0.allowsSelection = $1.flag },
    "allowsSelectionDuringEditing": { $0.allowsSelectionDuringEditing = $1.flag },
    "estimatedRowHeight": { $0.estimatedRowHeight = length($1) },
    "estimatedSectionFooterHeight": { $0.estimatedSectionFooterHeight = length($1) },
    "estimatedSectionHeaderHeight": { $0.estimatedSectionHeaderHeight = length($1) },
    "prefetchingEnabled": { $0.isPrefetchingEnabled = $1.flag },
    "rowHeight": { $0.rowHeight = length($1) },
    "sectionFooterHeight": { $0.sectionFooterHeight = length($1) },
    "sectionHeaderHeight": { $0.sectionHeaderHeight = length($1) },
    "sectionIndexBackgroundColor": { $0.sectionIndexBackgroundColor = $1.color },
    "sectionIndexColor": { $0.sectionIndexColor = $1.color },
    "sectionIndexMinimumDisplayRowCount": { $0.sectionIndexMinimumDisplayRowCount = $1.integer },
    "sectionIndexTrackingBackgroundColor": { $0.sectionIndexTrackingBackgroundColor = $1.color },
    "separatorColor": { $0.separatorColor = $1.color },
    "separatorInset": { $0.separatorInset = $1.insets },
    "separatorInsetReference": {
      $0.separatorInsetReference = $1.named(UITableView.SeparatorInsetReference.self) ?? .fromCellEdges
    },
    "separatorStyle": { $0.separatorStyle = $1.text == "none" ? .none : .singleLine },
    "springLoaded": { _, _ in },
  ]

  static let tableViewCell: Setters<UITableViewCell> = [
    "accessoryType": { $0.accessoryType = $1.named(UITableViewCell.AccessoryType.self) ?? .none },
    "detailTextLabel": { _, _ in }, "imageView": { _, _ in }, "textLabel": { _, _ in },
    "editingAccessoryType": { $0.editingAccessoryType = $1.named(UITableViewCell.AccessoryType.self) ?? .none },
    "editingStyle": { _, _ in }, "hidesAccessoryWhenEditing": { _, _ in }, "contentConfiguration": { _, _ in },
    "focusStyle": { $0.focusStyle = $1.named(UITableViewCell.FocusStyle.self) ?? .default },
    "indentationLevel": { $0.indentationLevel = $1.integer }, "indentationWidth": { $0.indentationWidth = $1.number },
    "rowHeight": { _, _ in }, "separatorInset": { $0.separatorInset = $1.insets }, "inset": { $0.separatorInset = $1.insets },
    "selectionStyle": { $0.selectionStyle = $1.named(UITableViewCell.SelectionStyle.self) ?? .default },
    "shouldIndentWhileEditing": { $0.shouldIndentWhileEditing = $1.flag },
    "showsReorderControl": { $0.showsReorderControl = $1.flag },
  ]

  static let collectionView: Setters<UICollectionView> = [
    "allowsMultipleSelection": { $0.allowsMultipleSelection = $1.flag },
    "allowsSelection": { $0.allowsSelection = $1.flag },
    "prefetchingEnabled": { $0.isPrefetchingEnabled = $1.flag },
  ]

  static let flowLayout: Setters<UICollectionViewFlowLayout> = [
    "automaticEstimatedItemSize": { if $1.flag { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize } },
    "estimatedItemSize": { $0.estimatedItemSize = $1.size },
    "footerReferenceSize": { $0.footerReferenceSize = $1.size }, "headerReferenceSize": { $0.headerReferenceSize = $1.size },
    "itemSize": { $0.itemSize = $1.size },
    "minimumInteritemSpacing": { $0.minimumInteritemSpacing = $1.number },
    "minimumLineSpacing": { $0.minimumLineSpacing = $1.number },
    "scrollDirection": { $0.scrollDirection = $1.text == "horizontal" ? .horizontal : .vertical },
    "sectionFootersPinToVisibleBounds": { $0.sectionFootersPinToVisibleBounds = $1.flag },
    "sectionHeadersPinToVisibleBounds": { $0.sectionHeadersPinToVisibleBounds = $1.flag },
    "sectionInset": { $0.sectionInset = $1.insets },
    "sectionInsetReference": {
      $0.sectionInsetReference =
        $1.named(
          UICollectionViewFlowLayout.SectionInsetReference.self,
          or: ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins])
        ?? .fromContentInset
    },
  ]
}
