import Foundation

/// How far the page is that a page control shows.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  public override init() { super.init() }

  /// Between 0 and 1.
  open var currentProgress: Float {
    get { progress }
    set {
      progress = min(max(0, newValue), 1)
      control?.recordWrite("currentProgress")
    }
  }
  /// A finger that holds a page control hides it; a tap does not.
  open var isProgressVisible: Bool { true }
  open weak var delegate: (any UIPageControlProgressDelegate)?

  private var progress: Float = 0
  weak var control: UIPageControl?

  /// The page control shows another page.
  func pageChanged(to page: Int) {
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0
  }
}

@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that grows with time, and turns to the next page when it is full.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  open var preferredDuration: TimeInterval
  open var resetsToInitialPageAfterEnd = false
  open private(set) var isRunning = false
  private var durations: [Int: TimeInterval] = [:]
  private var timer: Timer?

  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    wait()
  }
  open func pauseTimer() {
    isRunning = false
    timer?.invalidate()
    timer = nil
  }

  /// What of the page's time is left.
  private func wait() {
    timer?.invalidate()
    guard let control else { return }
    let left = duration(forPage: control.currentPage) * Double(1 - currentProgress)
    timer = Timer.scheduledTimer(withTimeInterval: left, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.pageIsOver() }
    }
  }

  private func pageIsOver() {
    guard isRunning, let control else { return }
    currentProgress = 1
    let times = delegate as? any UIPageControlTimerProgressDelegate
    times?.pageControlTimerProgressDidChange(self)
    let isLast = control.currentPage >= control.numberOfPages - 1
    let next = isLast ? 0 : control.currentPage + 1
    guard !isLast || resetsToInitialPageAfterEnd, times?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
    else { return pauseTimer() }
    control.currentPage = next
    control.sendValueChanged()
  }

  override func pageChanged(to page: Int) {
    super.pageChanged(to: page)
    if isRunning { wait() }
  }
}

@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool { true }
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}
