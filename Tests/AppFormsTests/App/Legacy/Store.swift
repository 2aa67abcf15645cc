// Excluded in cellharness-app.json: there is no such module here.
import CoreData
