/// A stay at a place. This device's place is not known, so that the delegate is never told of one; code that handles them compiles.
open class CLVisit: NSObject, @unchecked Sendable {
  open var arrivalDate: Date { .distantPast }
  open var departureDate: Date { .distantFuture }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var horizontalAccuracy: CLLocationAccuracy { -1 }
}
