/// A screen of a part of an app, opened by itself: the app may open it only after it has prepared something, such as data that it hands over.
///
/// What ends it as soon as it is opened makes its runs inconclusive: it could not be explored. What ends a run later, a crash or an update
/// that UIKit refuses, is a warning and says so: perhaps the app never gets there like this.
/// `cellharness adopt` writes such screens beside the one of the whole app. Everything else is judged as on any screen.
public protocol PartialCellScreen: CellScreen {}
