import Foundation
import HeadlessCore

/// The protocols whose optional methods a phone finds by name.
@MainActor extension OptionalMethods.Contract {
  private init<P>(_ existential: P.Type, _ conforms: @escaping (AnyClass) -> Bool) {
    self.init(existential: existential, conforms: conforms) { object in
      (object as? P).flatMap(CompletedWitnesses.table)
    }
  }

  static let scrolling = Self((any UIScrollViewDelegate).self) { $0 is any UIScrollViewDelegate.Type }
  static let tableSource = Self((any UITableViewDataSource).self) { $0 is any UITableViewDataSource.Type }
  static let tableDelegate = Self((any UITableViewDelegate).self) { $0 is any UITableViewDelegate.Type }
  static let tablePrefetching = Self((any UITableViewDataSourcePrefetching).self) {
    $0 is any UITableViewDataSourcePrefetching.Type
  }
  static let tableDrag = Self((any UITableViewDragDelegate).self) { $0 is any UITableViewDragDelegate.Type }
  static let tableDrop = Self((any UITableViewDropDelegate).self) { $0 is any UITableViewDropDelegate.Type }
  static let collectionSource = Self((any UICollectionViewDataSource).self) { $0 is any UICollectionViewDataSource.Type }
  static let collectionDelegate = Self((any UICollectionViewDelegate).self) { $0 is any UICollectionViewDelegate.Type }
  static let collectionFlow = Self((any UICollectionViewDelegateFlowLayout).self) {
    $0 is any UICollectionViewDelegateFlowLayout.Type
  }
  static let collectionPrefetching = Self((any UICollectionViewDataSourcePrefetching).self) {
    $0 is any UICollectionViewDataSourcePrefetching.Type
  }
  static let collectionDrag = Self((any UICollectionViewDragDelegate).self) { $0 is any UICollectionViewDragDelegate.Type }
  static let collectionDrop = Self((any UICollectionViewDropDelegate).self) { $0 is any UICollectionViewDropDelegate.Type }

  // MARK: Other views and controllers
  static let textField = Self((any UITextFieldDelegate).self) { $0 is any UITextFieldDelegate.Type }
  static let textView = Self((any UITextViewDelegate).self) { $0 is any UITextViewDelegate.Type }
  static let searchBar = Self((any UISearchBarDelegate).self) { $0 is any UISearchBarDelegate.Type }
  static let searchController = Self((any UISearchControllerDelegate).self) { $0 is any UISearchControllerDelegate.Type }
  static let picker = Self((any UIPickerViewDelegate).self) { $0 is any UIPickerViewDelegate.Type }
  static let calendar = Self((any UICalendarViewDelegate).self) { $0 is any UICalendarViewDelegate.Type }
  static let calendarDay = Self((any UICalendarSelectionSingleDateDelegate).self) {
    $0 is any UICalendarSelectionSingleDateDelegate.Type
  }
  static let calendarDays = Self((any UICalendarSelectionMultiDateDelegate).self) {
    $0 is any UICalendarSelectionMultiDateDelegate.Type
  }
  static let gesture = Self((any UIGestureRecognizerDelegate).self) { $0 is any UIGestureRecognizerDelegate.Type }
  static let contextMenu = Self((any UIContextMenuInteractionDelegate).self) { $0 is any UIContextMenuInteractionDelegate.Type }
  static let editMenu = Self((any UIEditMenuInteractionDelegate).self) { $0 is any UIEditMenuInteractionDelegate.Type }
  static let navigation = Self((any UINavigationControllerDelegate).self) { $0 is any UINavigationControllerDelegate.Type }
  static let tabBar = Self((any UITabBarControllerDelegate).self) { $0 is any UITabBarControllerDelegate.Type }
  static let pageView = Self((any UIPageViewControllerDelegate).self) { $0 is any UIPageViewControllerDelegate.Type }
  static let pageSource = Self((any UIPageViewControllerDataSource).self) { $0 is any UIPageViewControllerDataSource.Type }
  static let splitView = Self((any UISplitViewControllerDelegate).self) { $0 is any UISplitViewControllerDelegate.Type }
  static let presentation = Self((any UIAdaptivePresentationControllerDelegate).self) {
    $0 is any UIAdaptivePresentationControllerDelegate.Type
  }
  static let transitioning = Self((any UIViewControllerTransitioningDelegate).self) {
    $0 is any UIViewControllerTransitioningDelegate.Type
  }
  static let documentPicker = Self((any UIDocumentPickerDelegate).self) { $0 is any UIDocumentPickerDelegate.Type }
  static let colorPicker = Self((any UIColorPickerViewControllerDelegate).self) {
    $0 is any UIColorPickerViewControllerDelegate.Type
  }
  static let fontPicker = Self((any UIFontPickerViewControllerDelegate).self) {
    $0 is any UIFontPickerViewControllerDelegate.Type
  }
}
